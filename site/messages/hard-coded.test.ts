import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const site = resolve(import.meta.dirname, '..')
/**
 * Files that may contain words: the catalogues, typography, the region's own names, names on the map, responses of
 * relays to programs, and test data.
 */
const homesOfWords =
  /^(messages|region|map|typography)\/|^server\/(relays\/relay|(weather\/weather|routing\/routing)-relay)\.ts$|node_modules|\.test\.|(^|\/)testing(\/|\.ts$)|\.gen\.ts$/
/** The names of formats are the same in both languages. */
const isName = (words: string) => ['PDF', 'GPX', 'KML', 'GeoJSON', 'JSON-LD'].includes(words)

const sources = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !homesOfWords.test(name))
  .map((name) => ({ name, text: readFileSync(join(site, name), 'utf8') }))

const literalOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
/** Keeps literals: `https://` does not begin a comment. */
const withoutComments = (text: string) =>
  text.replaceAll(literalOrComment, (found) => (found.startsWith('/') ? '' : found))

const russian = /[^\n]*\p{Script=Cyrillic}[^\n]*/gu
/** Text before a closing tag, neither in braces nor a tag. */
const saidInMarkup = /[>}]\s*([^<>{}]*\p{L}[^<>{}]*)<\//gu
/** Text after a tag and before braces or another tag, but not the next statement. */
const beginsInMarkup =
  /<[A-Za-z][^<>={}]*(?:=(?:"[^"]*"|\{[^{}]*\})[^<>={}]*)*>\s*(?!return\b)(\p{L}[\p{L}\d\s.,:!?’–—-]*)[<{]/gu
const namedInMarkup = /\s(?:aria-label|alt|title|label|placeholder)="([^"]*\p{L}[^"]*)"/gu

const foundBy = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([whole, part]) => (part ?? whole).trim()).filter((words) => !isName(words))

function hardCoded(name: string, text: string): string[] {
  const code = withoutComments(text)
  const patterns = name.endsWith('.tsx') ? [russian, saidInMarkup, beginsInMarkup, namedInMarkup] : [russian]
  return patterns.flatMap((pattern) => foundBy(pattern, code)).map((words) => `${name}: ${words}`)
}

test('the code has no sentences for visitors', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.flatMap(({ name, text }) => hardCoded(name, text))).toEqual([])
})

test.each([
  ["const title = 'Туры'", 'a string'],
  ['const title = `Туры ${count}`', 'a template'],
  ['<p>Tours</p>', 'an element'],
  ['<p className={styles.text}>Tours of {name}</p>', 'the beginning of an element'],
  ['<p>{count} tours</p>', 'the end of an element'],
  ['<img alt="A river" />', 'a name'],
])('%s is found as %s', (text) => {
  expect(hardCoded('page.tsx', text)).not.toEqual([])
})

test.each([
  "// As `Туры`\nconst address = 'https://portal.example/' /* Туры */",
  "<p title={say('tours.title')}>{say('tours.count', { count })}</p>",
  'const isLess = (a: Set<string>, b: Set<string>): boolean => a.size < b.size',
  'const first = useRef<HTMLElement>(null)\nif (first.current) {',
])('%s is not a text for visitors', (text) => {
  expect(hardCoded('page.tsx', text)).toEqual([])
})
