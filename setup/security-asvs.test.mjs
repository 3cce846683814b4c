import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './places.mjs'

const textOf = (path) => readFileSync(join(root, path), 'utf8')

/** The file of titles that are listed without a file. */
const usualFile = 'api/accounts/accounts.test.ts'

/** The rows of the tables: the point, how it is met, its tests. */
const rows = textOf('docs/security-asvs.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Point'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, point]) => !point.startsWith('---'))
  .map(([, point, how, tests]) => ({ point, how, tests }))

const named = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name)
const testFile = /`([\w./-]+\.(?:test\.tsx?|spec\.ts))`/g

test('each test that the table of security names exists', () => {
  const missing = rows.flatMap(({ tests }) => {
    const code = [usualFile, ...named(tests, testFile)].map(textOf).join('\n')
    return named(tests, /"([^"]+)"/g).filter((title) => !code.includes(title))
  })

  expect(rows.length).toBeGreaterThan(45)
  expect(missing).toEqual([])
})

test('a point without a test says that it is not covered, or that there is no such thing', () => {
  const untested = rows.filter(({ tests }) => tests === '').map(({ how }) => how)

  expect(untested.length).toBeGreaterThan(0)
  expect(untested.filter((how) => !/^(Not covered|There (is|are) no)/.test(how))).toEqual([])
})
