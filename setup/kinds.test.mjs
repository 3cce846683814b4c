import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourcesIn } from './folders.mjs'
import { root } from './places.mjs'

const isForTests = (name) => /\.test\.tsx?$|(^|\/)testing(\/|\.ts$)/.test(name)
/** Code without its comments, which may give an example. */
const codeOf = (text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')

/** @returns the sources of a room, without its tests */
async function sourcesOf(room) {
  const names = (await sourcesIn(join(root, room))).map(({ name }) => name).filter((name) => !isForTests(name))
  return Promise.all(
    names.map(async (name) => ({ name, code: codeOf(await readFile(join(root, room, name), 'utf8')) })),
  )
}
const filesThatName = (sources, kind) =>
  sources
    .filter(({ code }) => new RegExp(kind, 'i').test(code))
    .map(({ name }) => name)
    .toSorted()

/** The tables of kinds, the two pages that show several kinds, and the region's menu. */
const tablesOfSite = [
  'catalogue/companies/CompanyOffers.tsx',
  'catalogue/favorites/CardOfKind.tsx',
  'catalogue/kinds.server.ts',
  'home/HomePage.tsx',
  'pictures/looks.ts',
  'region/region.ts',
]
/** Names and addresses, the schema of the cards, and the two calls. */
const tablesOfContract = ['card.ts', 'catalogue-calls.ts', 'kinds.ts']
/** Its handlers; the file of its content, and how that becomes objects. */
const tablesOfApi = ['objects/kinds.ts', 'seed/content.ts', 'seed/objects/kinds.ts']

test('in the portal a kind is one folder, its routes and a line in each table', async () => {
  const sources = await sourcesOf('site')
  expect(sources.length).toBeGreaterThan(400)
  const elsewhere = filesThatName(sources, 'excursion').filter(
    (name) => !name.startsWith('catalogue/excursions/') && !name.startsWith('routes/excursions.'),
  )
  expect(elsewhere).toEqual(tablesOfSite)
})

test.each([
  ['contract', 35, tablesOfContract],
  ['api', 80, tablesOfApi],
])('in %s a kind is a line in each table', async (room, least, tables) => {
  const sources = await sourcesOf(room)
  expect(sources.length).toBeGreaterThan(least)
  expect(filesThatName(sources, 'excursion')).toEqual(tables)
})
