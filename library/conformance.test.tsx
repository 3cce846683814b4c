import { cleanup, render } from '@testing-library/react'
import type { ComponentType, Ref } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as dressed from './dressed.ts'
import { LanguageProvider } from './messages/language.tsx'
import { withDialogs } from './Modal/testing.ts'

type Tried = ComponentType<Record<string, unknown> & { ref?: Ref<Element>; classNames?: object }>
type StoryFile = { default: { title: string; component?: Tried; args?: object }; [story: string]: { args?: object } }
const files = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true })
const components = new Set<unknown>(Object.values(dressed))

/** Components that render nothing until they are open. */
const opened: Readonly<Record<string, object>> = { Modal: { isOpen: true }, ShareModal: { isOpen: true } }

/** Every component with the arguments of its first story. */
const tried = Object.values(files).flatMap(({ default: { title, component: Component, args }, ...stories }) => {
  const first = Object.values(stories)[0]
  return Component && components.has(Component)
    ? [{ title, Component, args: { ...args, ...first?.args, ...opened[title] } }]
    : []
})
const everyPart = new Proxy({}, { get: (_, part) => `part-${String(part)}`, ownKeys: () => [], has: () => true })

withDialogs()
afterEach(cleanup)

test('nearly every component is tested', () => {
  expect(tried.length).toBeGreaterThan(55)
})

test.each(tried)('$title has a ref and takes classes for its parts', ({ Component, args }) => {
  let element: Element | null = null
  const { baseElement } = render(
    <LanguageProvider language="ru">
      <Component {...args} ref={(found: Element | null) => void (element ??= found)} classNames={everyPart} />
    </LanguageProvider>,
  )

  expect(element).toBeInstanceOf(Element)
  expect(baseElement.querySelector('[class*="part-"]')).not.toBeNull()
})
