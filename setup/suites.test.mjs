import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from './command.mjs'
import { root } from './places.mjs'
import { listingOf, runners, suites } from './suites.mjs'

let folder
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tropa-suites-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const suiteOf = (wanted) => suites.find(({ script }) => script === wanted)
const withTests = suites.filter(({ runner }) => runner !== runners.check)

test.each(withTests)('the tests of $script can be listed without running them', async (suite) => {
  expect(await listingOf(suite, 'list.json')).not.toContain(undefined)
})

test('the listing includes every project of the script', async () => {
  const listing = await listingOf(suiteOf('unit'), 'list.json')

  expect(
    listing.filter((word) => ['library', 'machines', 'contract', 'http', 'site', 'setup'].includes(word)),
  ).toHaveLength(6)
})

test('stories are listed without a built Storybook', async () => {
  const suite = suiteOf('stories')
  const list = join(folder, 'stories.json')
  const listing = await listingOf(suite, relative(root, list))

  await runCommand(['npm', 'exec', '--silent', '--', ...listing], { log: join(folder, 'stories.log') })

  expect(await suite.runner.listed(list)).toBeGreaterThan(300)
})

test('everything that a suite reads is built in an earlier phase', () => {
  const reads = { stories: 'build-storybook', pictures: 'build-storybook', e2e: 'build:site' }

  for (const [reader, build] of Object.entries(reads))
    expect([reader, suiteOf(reader).usesOneCore, suiteOf(build).usesOneCore]).toEqual([reader, undefined, true])
})
