import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './places.mjs'

/** The folders that may name the region: its own one in the portal, and the content of the API. */
const homes = /^(site\/region|api\/content)\//
const notShipped = /(^|\/)(node_modules|testing|\.build|dist)\/|testing\.ts$|\.(stories|test)\.(tsx?|mjs)$/
const isSource = (name) => /\.(tsx?|mjs|json|svg|css|html|sql)$/.test(name) && !notShipped.test(name)

async function sourcesOf(room) {
  const names = await readdir(join(root, room), { recursive: true })
  return names.map((name) => `${room}/${name}`).filter((name) => isSource(name) && !homes.test(name))
}

/** Its names and code, those of its towns and rivers, and its time zone. */
const regionName = /\bugra|yugra|югр|хмао|khm\b|ханты|khanty|манси|mansi|сургут|surgut|иртыш|irtysh|yekaterinburg/i
/** The value of an origin in the contract, which comes from the specification. */
const wireValue = /'ugra'|\bugra(?=: ')/g
const namesRegion = (name, text) => regionName.test(name) || regionName.test(text.replace(wireValue, ''))

test.each([
  ['site', 300],
  ['library', 300],
  ['api', 80],
  ['contract', 30],
  ['machines', 10],
  ['http', 5],
])('no file of %s names the region', async (room, least) => {
  const names = await sourcesOf(room)
  const texts = await Promise.all(names.map(async (name) => [name, await readFile(join(root, name), 'utf8')]))

  expect(names.length).toBeGreaterThan(least)
  expect(texts.filter(([name, text]) => namesRegion(name, text)).map(([name]) => name)).toEqual([])
})

test.each([
  'Places of Ugra',
  'All cities of Yugra',
  'о Югре',
  'ХМАО',
  'Ханты-Мансийск',
  'Khanty-Mansiysk',
  'RU-KHM',
  'Сургут',
])('%s is found in a text and in the name of a file', (words) => {
  expect([namesRegion('site/messages/en.json', words), namesRegion(`site/map/${words}.ts`, '')]).toEqual([true, true])
})
