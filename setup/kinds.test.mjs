import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourcesIn } from './folders.mjs'
import { root } from './places.mjs'

const isForTests = (name) => /\.test\.tsx?$|(^|\/)testing(\/|\.ts$)/.test(name)
/** Code without its comments, which may give an example. */
const codeOf = (text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

const names = (await sourcesIn(join(root, 'site'))).map(({ name }) => name).filter((name) => !isForTests(name))
const sources = await Promise.all(
  names.map(async (name) => ({ name, code: codeOf(await readFile(join(root, 'site', name), 'utf8')) })),
)
const filesThatName = (kind, folder) =>
  sources
    .filter(({ code }) => new RegExp(kind, 'i').test(code))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith(`catalogue/${folder}/`) && !name.startsWith(`routes/${folder}.`))
    .toSorted()

/** The tables of kinds, the two pages that show several kinds, and the region's menu. */
const tables = [
  'catalogue/companies/CompanyOffers.tsx',
  'catalogue/kinds.server.ts',
  'home/HomePage.tsx',
  'pictures/looks.ts',
  'region/region.ts',
]

test('a kind is one folder, its routes and a line in each table', () => {
  expect(names.length).toBeGreaterThan(400)
  expect(filesThatName('excursion', 'excursions')).toEqual(tables)
})
