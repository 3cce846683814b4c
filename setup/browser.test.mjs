import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { findChromium, provideChromium } from './browser.mjs'
import { aFolder } from './testing.mjs'

const run = promisify(execFile)
const pinned = JSON.parse(await readFile(new URL('chromium/package.json', import.meta.url), 'utf8')).dependencies[
  '@sparticuz/chromium'
]
// It may have to be fetched first.
const fetchMs = 300_000

async function aBrowser(name) {
  const folder = await aFolder()
  await writeFile(join(folder, name), '')
  return { folder, file: join(folder, name) }
}

test('the browser that CHROMIUM_PATH names comes first', async () => {
  const { file } = await aBrowser('my-chromium')

  expect(await provideChromium({ CHROMIUM_PATH: file })).toBe(file)
})

test('a CHROMIUM_PATH that names nothing is refused', async () => {
  await expect(provideChromium({ CHROMIUM_PATH: join(await aFolder(), 'chromium') })).rejects.toThrow(
    /^CHROMIUM_PATH=.* is no file\.$/,
  )
})

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'else it is the pinned one, whatever the machine has',
  { timeout: fetchMs },
  async () => {
    const { folder } = await aBrowser('chromium')

    const { stdout } = await run(await provideChromium({ PATH: folder }), ['--version'])

    expect(stdout).toContain(`Chromium ${pinned.split('.')[0]}.`)
  },
)

test('a browser of the machine is found on the path', async () => {
  const { folder, file } = await aBrowser('google-chrome')

  expect(findChromium({ PATH: [await aFolder(), folder].join(delimiter) })).toBe(file)
})
