import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { turnOffFeatures } from './chromium-features.mjs'

test('the browser tests turn off what Playwright does', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'))
  const [, list = ''] =
    /\bdisabledFeatures = \[(.*?)\]/s.exec(readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8')) ?? []
  const features = [...list.matchAll(/^ *"(\w+)"/gm)].map(([, name]) => name)

  // Names with `ms` are Edge's.
  expect(turnOffFeatures('Another')).toBe(
    `--disable-features=${[...features.filter((name) => !name.startsWith('ms')), 'Another'].join(',')}`,
  )
})
