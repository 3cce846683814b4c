import { composeStories } from '@storybook/react-vite'
import { HtmlValidate } from 'html-validate'
import { JSDOM, VirtualConsole } from 'jsdom'
import { act, StrictMode, type ComponentType, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { LanguageProvider } from './messages/language.tsx'
import { withDialogs } from './Modal/testing.ts'
import './testing.ts'

type StoryFile = Parameters<typeof composeStories>[0]
const files = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true })
const stories = Object.entries(files).flatMap(([file, stories]) =>
  Object.entries(composeStories(stories)).map(([name, Story]) => ({
    name: `${file.split('/')[1]} ${name}`,
    Story: Story as ComponentType,
  })),
)

/** A page in Russian, the portal's default, in a browser whose language is English. */
const page = (Story: ComponentType): ReactNode => (
  <StrictMode>
    <LanguageProvider language="ru">
      <Story />
    </LanguageProvider>
  </StrictMode>
)

// Rendered without a `window`: code that uses one fails here.
const rendered = stories.map(({ name, Story }) => {
  try {
    return { name, Story, html: renderToString(page(Story)) }
  } catch (error) {
    return { name, Story, error }
  }
})

test('there are stories to render', () => {
  expect(typeof window).toBe('undefined')
  expect(rendered.length).toBeGreaterThan(300)
})

test('every story renders on the server', () => {
  expect(rendered.filter((one) => 'error' in one).map(({ name, error }) => `${name}: ${error}`)).toEqual([])
})

test('the HTML of the server is valid', () => {
  /** Rules about the spelling of HTML, which React determines. */
  const byLetter = {
    'void-style': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
  } as const
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: byLetter })
  const faults = rendered.flatMap(({ name, html = '' }) =>
    validator
      .validateStringSync(html)
      .results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${name}: ${ruleId}: ${message} (${line}:${column})`),
      ),
  )

  expect(validator.validateStringSync('<p><div></div></p>').valid).toBe(false)
  expect(faults).toEqual([])
})

test('every story hydrates without a warning', async () => {
  const dom = new JSDOM('<!doctype html><html lang="ru"><body></body></html>', {
    url: 'https://portal.example/',
    pretendToBeVisual: true,
    virtualConsole: new VirtualConsole(),
  })
  const { window } = dom
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!(name in globalThis) || name === 'navigator')
      Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true })
  }
  for (const name of ['Event', 'EventTarget', 'CustomEvent', 'AbortController', 'AbortSignal'])
    Object.assign(globalThis, { [name]: window[name] })
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    Object.assign(globalThis, { [name]: window[name].bind(window) })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  withDialogs()
  const { hydrateRoot } = await import('react-dom/client')
  const complaints: string[] = []
  let current = ''
  vi.spyOn(console, 'error').mockImplementation((...words) =>
    complaints.push(`${current}: ${words.map(String).join(' ').slice(0, 600)}`),
  )

  for (const { name, Story, html } of rendered) {
    current = name
    const root = document.createElement('div')
    root.innerHTML = html ?? ''
    document.body.append(root)
    const complain = (error: unknown) => complaints.push(`${name}: ${String(error).slice(0, 600)}`)
    const mounted = await act(async () =>
      hydrateRoot(root, page(Story), { onRecoverableError: complain, onUncaughtError: complain }),
    )
    await act(async () => mounted.unmount())
    root.remove()
  }

  expect(complaints).toEqual([])
})
