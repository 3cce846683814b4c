import { act, cleanup, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { addLanguage, translated, type Catalogue } from '../messages/added.ts'
import { LanguageProvider } from '../messages/language.tsx'
import { withDialogs } from '../Modal/testing.ts'
import { onIntentNames, onIntentWidgets, type OnIntentCase, type OnIntentWidget } from './testing/widgets.tsx'

const catalogues = import.meta.glob<Record<string, unknown>>('../messages/*.ts', { eager: true })
const isCatalogue = (value: unknown): value is Catalogue<object> =>
  typeof value === 'object' && value !== null && 'ru' in value && 'en' in value && typeof value.en === 'object'

// English words in a right-to-left language, because React Aria's keys follow the locale.
addLanguage('he', {
  locale: 'he-IL',
  translations: Object.values(catalogues)
    .flatMap((module) => Object.values(module))
    .filter(isCatalogue)
    .map((catalogue) => translated(catalogue, catalogue.en)),
  loadAriaMessages: () => import('../messages/reactAria/english.ts'),
})
const pages = { ltr: 'en', rtl: 'he' } as const

withDialogs()
afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('style')
})

/** Opens a widget with one of its options, days or pictures active. */
const opening: Partial<Readonly<Record<OnIntentWidget, string>>> = {
  ComboBox: '{ArrowDown}{ArrowDown}',
  DatePicker: '{Alt>}{ArrowDown}{/Alt}',
  Gallery: '{Enter}',
  Menu: '{ArrowDown}',
  Select: ' ',
  TerritoryPicker: '{ArrowDown}',
}

/** The text of the focused or highlighted element. */
function place(): string {
  const focused = document.activeElement
  const active = document.getElementById(focused?.getAttribute('aria-activedescendant') ?? '')
  return document.querySelector('dialog[open] img')?.getAttribute('alt') ?? (active ?? focused)?.textContent ?? ''
}

async function walk(name: OnIntentWidget, direction: keyof typeof pages, keys: readonly string[]) {
  document.documentElement.style.direction = direction
  const { draw, control, drawn }: OnIntentCase = onIntentWidgets[name]
  render(<LanguageProvider language={pages[direction]}>{draw('en')}</LanguageProvider>)
  await act(async () => {
    document.querySelector<HTMLElement>(control)?.focus()
    await vi.dynamicImportSettled()
  })
  const before = place()
  if (opening[name]) {
    await userEvent.keyboard(opening[name])
    await waitFor(() => expect(place()).not.toBe(before))
  }
  if (drawn) await waitFor(() => expect(document.querySelector(drawn)).not.toBeNull())
  const places = [place()]
  for (const key of keys) {
    await userEvent.keyboard(`{${key}}`)
    places.push(place())
  }
  cleanup()
  return places
}

/** Widgets whose options are side by side; `Tabs`, which load nothing, have a test of their own. */
const goAlongLines: readonly OnIntentWidget[] = ['DatePicker', 'Gallery']

test.each(onIntentNames)('on a right-to-left page the arrow keys of %s are mirrored', async (name) => {
  const places = await walk(name, 'ltr', ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'])

  expect(await walk(name, 'rtl', ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp'])).toEqual(places)
  expect(new Set(places.slice(0, 4)).size === 3).toBe(goAlongLines.includes(name))
})
