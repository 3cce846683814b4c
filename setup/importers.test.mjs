import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourcesIn } from './folders.mjs'
import { databaseTests, importersOf } from './importers.mjs'
import { root } from './places.mjs'

const api = join(root, 'api')

test('importers are direct and indirect, also in a cycle', () => {
  const sources = [
    { name: 'one.ts', imports: ['database.ts'] },
    { name: 'two.ts', imports: ['one.ts', 'three.ts'] },
    { name: 'three.ts', imports: ['two.ts'] },
    { name: 'other.ts', imports: [] },
  ]

  expect(importersOf(sources, ['database.ts'])).toEqual(['database.ts', 'one.ts', 'two.ts', 'three.ts'])
})

test('a test that opens a database through any file runs on PostgreSQL too', async () => {
  const tests = await databaseTests(api)

  expect(tests).toEqual(expect.arrayContaining(['input.test.ts', 'seed/seed.test.ts', 'orders/rush.test.ts']))
  expect(tests).toContain('database/server.test.ts')
  expect(tests).not.toContain('serve.test.ts')
  expect(tests).not.toContain('payments/yookassa.test.ts')
})

test('only tests that run on PostgreSQL need the address of its server', async () => {
  const tests = await databaseTests(api)
  const asking = (await sourcesIn(api))
    .map(({ name }) => name)
    .filter(
      (name) =>
        name.endsWith('.test.ts') && /\bserverUrl\b|TEST_DATABASE_URL/.test(readFileSync(join(api, name), 'utf8')),
    )

  expect(asking.filter((name) => name !== 'testing/postgres.test.ts').length).toBeGreaterThan(2)
  expect(asking.filter((name) => !tests.includes(name))).toEqual(['testing/postgres.test.ts'])
})
