import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const checking = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['check.mjs', ...args], { cwd: import.meta.dirname })

/** A copy of the content, to be spoilt. */
async function copy() {
  const folder = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(import.meta.dirname, folder, { recursive: true })
  return folder
}

test('the content passes its checks', async () => {
  expect((await checking('--strict')).stdout).toMatch(/\nOK\n$/)
})

test('content without a check is an error', async () => {
  const folder = await copy()
  await writeFile(join(folder, 'museum-nights.json'), '[]')

  await expect(checking(`--in=${folder}`)).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('museum-nights.json #-'),
  })
})

/** One for each subject of the checks: a list, what is replaced in its text, and what is found. */
const mistakes = [
  ['airports', '"iata": "SGC"', '"iata": "sgc"', 'airports.json #sgc: codes sgc, USRR'],
  ['climate', '"approximate": true', '"approximate": false', 'climate.json #1: is not marked approximate'],
  ['companies', '"inn": "', '"inn": "1', 'companies.json #501: INN '],
  ['docs', '"demo": true', '"demo": false', 'docs.json #1: is not marked'],
  ['events', '"sale_state": "on_sale"', '"sale_state": "sold"', 'events.json #4001: sale_state sold'],
  ['footer', '"link": "/', '"link": "/nowhere/', 'footer.json #1: link: unknown address /nowhere/'],
  ['guides', '<p>', '<p>!<b>', 'guides.json #77: body.ru: tag <b> is not allowed'],
  ['hotels', '"check_in": "', '"check_in": "2', 'hotels.json #2001: check-in 2'],
  ['locations', '"2026-12-19T14:00', '"2026-12-21T14:00', 'locations.json #1001: offer 9704 begins on a day off'],
  ['locations', '"valid_from": "2026-05-25"', '"valid_from": null', 'locations.json #1013: hours_note names months'],
  ['pages', ' — ', ' – ', 'ru: an en dash between words'],
  ['posts', '"cover": {', '"cover": { "months": [13],', 'posts.json #8001: cover months 13'],
  ['tracks', '"length_km": ', '"length_km": 9', 'tracks.json #7001: length_km is 9'],
] as const

test('opening hours that repeat that entry is free are an error', async () => {
  const folder = await copy()
  const file = join(folder, 'locations.json')
  const text = await readFile(file, 'utf8')
  expect(text).toContain('"Музей работает по будням."')
  await writeFile(file, text.replace('"Музей работает по будням."', '"Музей работает по будням, вход свободный."'))

  await expect(checking(`--in=${folder}`)).rejects.toMatchObject({
    stdout: expect.stringContaining('hours_note.ru says the price'),
  })
})

test('the checks find a mistake in each subject', async () => {
  const folder = await copy()
  for (const [name, right, wrong] of mistakes) {
    const file = join(folder, `${name}.json`)
    const text = await readFile(file, 'utf8')
    expect(text).toContain(right)
    await writeFile(file, text.replace(right, wrong))
  }

  const { stdout } = await checking(`--in=${folder}`).catch((failure: { stdout: string }) => failure)
  expect(mistakes.map(([, , , finding]) => finding).filter((finding) => !stdout.includes(finding))).toEqual([])
})
