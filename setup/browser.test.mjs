import { writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { findChromium } from './browser.mjs'
import { aFolder } from './testing.mjs'

async function aBrowser(name) {
  const folder = await aFolder()
  await writeFile(join(folder, name), '')
  return { folder, file: join(folder, name) }
}

test('the browser that CHROMIUM_PATH names comes first', async () => {
  const named = await aBrowser('my-chromium')
  const onPath = await aBrowser('chromium')

  expect(findChromium({ CHROMIUM_PATH: named.file, PATH: onPath.folder })).toBe(named.file)
})

test('else one is found on the path', async () => {
  const { folder, file } = await aBrowser('google-chrome')

  expect(findChromium({ PATH: [await aFolder(), folder].join(delimiter) })).toBe(file)
})
