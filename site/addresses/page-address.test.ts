// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageAddress } from './page-address.ts'

const site = join(import.meta.dirname, '..')
/** Addresses that the server handles without a page. */
const files = [
  '/favicon.svg',
  '/events.ics',
  '/docs/${doc.id}.pdf',
  '/docs/1.pdf',
  '/docs/2.pdf',
  '/docs/3.pdf',
  '/docs/4.pdf',
]
/** Links without the type `PageAddress`: `href="/…"`, `href: '/…'`, `action={`/…`}`. */
const bareLink = /\b(?:href|action)(?:=|=\{|: )['"`](\/[^'"`]*)['"`]/g

test('a link to a page that is not in the route tree is a type error', () => {
  expect(pageAddress('/tours?category=ethno')).toBe('/tours?category=ethno')
  // @ts-expect-error no such page
  expect(pageAddress('/sign-in')).toBe('/sign-in')
  // @ts-expect-error no such list
  expect(pageAddress(`/tuors/${5001}`)).toBe('/tuors/5001')
})

test('every link of the portal has that type', () => {
  const sources = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/node_modules|\.test\.|^region|^server/.test(name),
  )
  const bare = sources.flatMap((name) =>
    [...readFileSync(join(site, name), 'utf8').matchAll(bareLink)].flatMap(([, address = '']) =>
      files.includes(address) ? [] : [`${name}: ${address}`],
    ),
  )
  expect(bare).toEqual([])
})
