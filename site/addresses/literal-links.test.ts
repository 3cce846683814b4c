import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const site = join(import.meta.dirname, '..')
/** A page's address as plain text; a file's ends with an extension, and no route answers it. */
const literal = /\bhref=\{?(["'`])\/(?!\/)((?:(?!\1).)*)\1/g
const literalsIn = (source: string) =>
  [...source.matchAll(literal)].map(([whole]) => whole).filter((whole) => !/\.\w+["'`]$/.test(whole))

test.each(globSync('**/*.tsx', { cwd: site, exclude: ['node_modules/**'] }))(
  '%s links to pages by addresses that the route tree checks',
  (file) => {
    expect(literalsIn(readFileSync(join(site, file), 'utf8'))).toEqual([])
  },
)

test('a literal address of a page is found, however it is quoted, and one of a file is not', () => {
  const source =
    'href="/my_tracks" href={"/tours"} href={`/locations/${id}`} href="/events.ics" href={pageAddress(\'/q\')}'

  expect(literalsIn(source)).toEqual(['href="/my_tracks"', 'href={"/tours"', 'href={`/locations/${id}`'])
})
