import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import en from './en.json'
import ru from './ru.json'

const sorted = (names: Iterable<string>) => [...new Set(names)].sort()
const valuesIn = (text: string) => sorted(JSON.stringify(parse(text, { ignoreTag: true })).matchAll(/"type":[16],"value":"(\w+)"/g).map(([, name]) => name ?? ''))
const askedFor = (catalogue: Record<string, string>) => Object.fromEntries(sorted(Object.keys(catalogue)).map((id) => [id, valuesIn(catalogue[id] ?? '')]))

test('both languages have the same sentences, asking for the same values', () => {
  expect(askedFor(en)).toEqual(askedFor(ru))
})
