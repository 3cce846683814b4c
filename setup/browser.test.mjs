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
// The first run may have to download it.
const fetchMs = 300_000

async function aBrowser(name) {
  const folder = await aFolder()
  await writeFile(join(folder, name), '')
  return { folder, file: join(folder, name) }
}

test('CHROMIUM_PATH takes precedence', async () => {
  const { file } = await aBrowser('my-chromium')

  expect(await provideChromium({ CHROMIUM_PATH: file })).toBe(file)
})

test('a CHROMIUM_PATH without a file is refused', async () => {
  await expect(provideChromium({ CHROMIUM_PATH: join(await aFolder(), 'chromium') })).rejects.toThrow(
    /^CHROMIUM_PATH=.* is no file\.$/,
  )
})

test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'the pinned browser takes precedence over those of the machine',
  { timeout: fetchMs },
  async () => {
    const { folder } = await aBrowser('chromium')

    const { stdout } = await run(await provideChromium({ PATH: folder }), ['--version'])

    expect(stdout).toContain(`Chromium ${pinned.split('.')[0]}.`)
  },
)

test('a browser of the machine is found on the PATH', async () => {
  const { folder, file } = await aBrowser('google-chrome')

  expect(findChromium({ PATH: [await aFolder(), folder].join(delimiter) })).toBe(file)
})
