import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const site = join(import.meta.dirname, '..')
/** Literal addresses of pages. Addresses of files have an extension and no route. */
const literal = /\bhref=\{?(["'`])\/(?!\/)((?:(?!\1).)*)\1/g
const literalsIn = (source: string) =>
  [...source.matchAll(literal)].map(([whole]) => whole).filter((whole) => !/\.\w+["'`]$/.test(whole))

test.each(globSync('**/*.tsx', { cwd: site, exclude: ['node_modules/**', '**/*.test.tsx'] }))(
  '%s has no literal link to a page, which the route tree could not check',
  (file) => {
    expect(literalsIn(readFileSync(join(site, file), 'utf8'))).toEqual([])
  },
)

test('a literal address of a page is reported in any quotes, but not that of a file', () => {
  const source =
    'href="/my_tracks" href={"/tours"} href={`/locations/${id}`} href="/events.ics" href={pageAddress(\'/q\')}'

  expect(literalsIn(source)).toEqual(['href="/my_tracks"', 'href={"/tours"', 'href={`/locations/${id}`'])
})
