import * as v from 'valibot'
import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import type { Schema } from './call.ts'
import { Link, PortalLink } from './values.ts'

const foreign = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  '.evil.example/x',
  '//evil.example/x',
  '/\\evil.example',
  '/a\\b',
  '/a\nb',
  '/\t/evil.example',
  '/a\0',
  '/"onclick="x',
  '/<script>',
  '/a b',
  '',
  'tours',
  '@evil.example',
  ' /tours',
  'data:text/html,x',
  'mailto:a@b.example',
]

test.each(foreign)('%j is not a page of the portal', (link) => {
  expect([v.is(PortalLink, link), v.is(Link, link)]).toEqual([false, false])
})

test.each([
  '/',
  '/tours',
  '/tours?category=family&from=2026-12-24',
  '/pages/о-крае',
  '/pages/%D0%BE',
  '/a/b#c',
  "/a'b",
])('%j is a page of the portal', (link) => {
  expect([v.is(PortalLink, link), v.is(Link, link)]).toEqual([true, true])
})

test('a page of another site is a web address', () => {
  expect([v.is(Link, 'https://a.example/x?y'), v.is(PortalLink, 'https://a.example/x')]).toEqual([true, false])
})

type Walked = Schema & {
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  options?: Schema[]
  pipe?: Schema[]
  getter?: () => Schema
}

/** Every schema under the name, however deep. */
function schemasOf(name: string, schema: Schema, seen = new Set<Schema>()): Schema[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { entries = {}, item, wrapped, options = [], pipe = [], getter }: Walked = schema
  const inner = [item, wrapped, getter?.(), ...options, ...pipe, ...Object.values(entries)].filter(
    (one) => one !== undefined,
  )
  const own = Object.entries(entries).flatMap(([key, value]) => (key === name ? [value] : []))
  return [
    ...own,
    ...inner.filter((one) => typeof one === 'object' && 'kind' in one).flatMap((one) => schemasOf(name, one, seen)),
  ]
}

test('no link in a response may be a script or name another host', () => {
  const responses = Object.values(calls).flatMap(({ responses: byStatus }) =>
    Object.values<Schema | null>(byStatus).filter((schema) => schema !== null),
  )
  const links = ['link', 'action', 'pdf_url'].flatMap((name) =>
    responses.flatMap((response) => schemasOf(name, response)),
  )
  expect(links.length).toBeGreaterThan(30)
  const addresses = foreign.filter(Boolean)
  expect(addresses.length).toBeGreaterThan(3)
  for (const link of links) for (const text of addresses) expect([text, v.is(link, text)]).toEqual([text, false])
})
