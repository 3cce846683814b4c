import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { categories } from './labels.ts'

type Item = { action: string; title: unknown; children: Item[] }
const menu: Item[] = JSON.parse(await readFile(new URL('../content/main-menu.json', import.meta.url), 'utf8'))
const inMenu = menu
  .flatMap(({ children }) => children)
  .map(({ action, title }) => [new URLSearchParams(action.split('?')[1]).get('category'), title] as const)
  .filter(([category]) => category)

test('search finds a category by its name in the menu', () => {
  expect(inMenu).toHaveLength(6)
  expect(Object.fromEntries(inMenu)).toEqual(categories)
})
