import { act, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { LanguageProvider, type OwnLanguage } from '../messages/language.tsx'
import { withDialogs } from '../Modal/testing.ts'
import { onIntentNames, onIntentWidgets, type OnIntentCase } from './testing/widgets.tsx'

withDialogs()
let root: Root | null = null
afterEach(async () => {
  await act(async () => root?.unmount())
  document.getElementById('page')?.remove()
  vi.restoreAllMocks()
})

const page = (widget: ReactNode, language: OwnLanguage) => (
  <StrictMode>
    <LanguageProvider language={language}>{widget}</LanguageProvider>
  </StrictMode>
)
const found = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

const languages = ['ru', 'en'] as const
test.each(onIntentNames.flatMap((name) => languages.map((language) => ({ name, language }))))(
  '$name hydrates and loads its behaviour without a warning, and its focused control stays the same ($language)',
  async ({ name, language }) => {
    const complaints: string[] = []
    vi.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words.map(String).join(' ')))
    const { draw, control, opener, drawn }: OnIntentCase = onIntentWidgets[name]
    const frame = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'page' }))
    frame.innerHTML = renderToString(page(draw(language), language))
    const before = found(control)
    before.focus()
    const isDrawn = () => drawn === undefined || document.querySelector(drawn) !== null
    expect(isDrawn()).toBe(drawn === undefined)

    root = await act(async () =>
      hydrateRoot(frame, page(draw(language), language), {
        onRecoverableError: (error) => complaints.push(String(error)),
      }),
    )
    await act(() => vi.dynamicImportSettled())
    if (opener) await userEvent.click(found(opener))
    await waitFor(() => expect(isDrawn()).toBe(true))

    // An opened widget takes the focus.
    expect(opener ? before : document.activeElement).toBe(before)
    expect(document.querySelector(control)).toBe(before)
    expect(complaints).toEqual([])
  },
)
