import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)
const withPostgres = join(import.meta.dirname, 'with-postgres.mjs')
const asksTheServer = `
  import pg from 'pg'
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await client.query('create extension pg_trgm')
  const { rows } = await client.query("select lower('ЮГРА') as word, show_trgm('як') as trigrams, current_setting('TimeZone') as zone")
  console.log(JSON.stringify(rows[0]))
  await client.end()
`
const parameters = [withPostgres, process.execPath, '--input-type=module', '-e', asksTheServer]

async function aPrivateFolder() {
  const folder = join(await mkdtemp(join(tmpdir(), 'tropa-private-')), 'своя папка')
  await mkdir(folder, { mode: 0o700 })
  onTestFinished(() => rm(join(folder, '..'), { recursive: true, force: true }))
  return folder
}

test('a server for tests starts in any time zone and locale, beside a folder for temporary files that only its owner can enter', async () => {
  const surroundings = {
    TZ: 'America/Los_Angeles',
    LANG: 'xx_XX.UTF-8',
    LC_ALL: 'xx_XX.UTF-8',
    TMPDIR: await aPrivateFolder(),
  }

  const { stdout } = await run(process.execPath, parameters, {
    cwd: import.meta.dirname,
    env: { ...process.env, ...surroundings },
  })

  expect(JSON.parse(stdout)).toEqual({
    word: 'югра',
    trigrams: expect.arrayContaining([expect.any(String)]),
    zone: 'America/Los_Angeles',
  })
})
