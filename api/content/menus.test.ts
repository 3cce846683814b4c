import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`${name}.json`, import.meta.url), 'utf8'))

/** Every address of a menu, at any depth. */
const linksIn = (value: unknown): string[] => {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, own]) =>
    /^(link|action)$/.test(name) && typeof own === 'string' ? [own] : linksIn(own),
  )
}

test('menus have no link to a page about one year, because it would be out of date a year later', async () => {
  const links = (await Promise.all(['main-menu', 'sub-menu', 'footer'].map(read))).flatMap(linksIn)

  expect(links.length).toBeGreaterThan(40)
  expect(links.filter((link) => /(?<!\d)20\d\d(?!\d)/.test(link))).toEqual([])
})
