import { describe, expect, test } from 'vitest'
import { isJudged, longLines } from './long-lines.mjs'

const words = 'word '.repeat(30).trim()
const indented = `  ${' '.repeat(110)}`

describe('a line over 120 characters is reported', () => {
  test.each([
    ['a comment', `// ${words}`, 1],
    ['a line of a docstring', `/**\n * ${words}\n */`, 2],
    ['code', `const one = 1\nconst sum = ${'one + '.repeat(30)}one`, 2],
    ['a comment behind a template that has ended', `const text = \`a\nb\`\n// ${words}`, 3],
  ])('%s', (_, source, line) => {
    expect(longLines(source).map((found) => Number.parseInt(found))).toEqual([line])
  })
})

describe('a long line is allowed', () => {
  test.each([
    ['of 120 characters', `// ${'x'.repeat(117)}`],
    ['with a string', `const text = '${words}'`],
    ['within a template', `const text = \`\n${words}\n${words} \${1}\``],
    ['with a regular expression', `const rule = /${words}/`],
    ['with an address', `// ${indented}https://example.com/a`],
    ['with a string of JSX', `const page = <p title="${words}" />`],
  ])('%s', (_, source) => {
    expect(longLines(source, 'a.tsx')).toEqual([])
  })
})

test('sources are checked, generated files are not', () => {
  expect(['site/a.ts', 'site/a.tsx', 'setup/a.mjs', 'site/routes.gen.ts', 'README.md', 'a.json'].map(isJudged)).toEqual(
    [true, true, true, false, false, false],
  )
})
