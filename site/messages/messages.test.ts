import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import accountEn from './account-en.json'
import accountRu from './account-ru.json'
import mainEn from './en.json'
import mainRu from './ru.json'

const ru = { ...mainRu, ...accountRu }
const en = { ...mainEn, ...accountEn }

const sorted = (names: Iterable<string>) => [...new Set(names)].sort()
const valuesIn = (text: string) =>
  sorted(
    JSON.stringify(parse(text, { ignoreTag: true }))
      .matchAll(/"type":[16],"value":"(\w+)"/g)
      .map(([, name]) => name ?? ''),
  )
const askedFor = (catalogue: Record<string, string>) =>
  Object.fromEntries(sorted(Object.keys(catalogue)).map((id) => [id, valuesIn(catalogue[id] ?? '')]))

test('both languages have the same messages with the same values', () => {
  expect(askedFor(en)).toEqual(askedFor(ru))
})

const site = resolve(import.meta.dirname, '..')
const sources = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules') && !name.includes('.test.'))
  .map((name) => readFileSync(join(site, name), 'utf8'))
  .join('\n')

test('every message is used somewhere, by its id or by a code from a response', () => {
  const beginnings = [...sources.matchAll(/`([a-z]+\.[A-Za-z.]*)\$\{/g)].map(([, beginning]) => beginning ?? '')
  const isSaid = (id: string) => sources.includes(`'${id}'`) || beginnings.some((beginning) => id.startsWith(beginning))
  expect(Object.keys(ru).filter((id) => !isSaid(id))).toEqual([])
})

test('a message is in one catalogue only', () => {
  const ids = Object.keys(accountRu)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => id in mainRu)).toEqual([])
})
