import { expect, test } from 'vitest'
import { judge } from './pictures-rule.mjs'

const accepted = { platform: 'linux x64', chromium: '153.0.1', sheet: 'a1' }

test('pictures are compared in the browser version that made them, if it renders the same pixels', () => {
  expect(judge(accepted, { ...accepted, platform: 'linux arm64' })).toEqual({
    isCompared: true,
    line: 'Pictures: accepted by Chromium 153.0.1 on linux x64; here is Chromium 153.0.1 on linux arm64: compared, because it draws the same.',
  })
})

test.each([
  ['another version', accepted, { ...accepted, chromium: '156.0.2' }, /another version draws otherwise\.$/],
  [
    'glyphs or controls that are drawn otherwise',
    accepted,
    { ...accepted, sheet: 'b2' },
    /glyphs and controls are drawn otherwise here\.$/,
  ],
  [
    'nothing to compare with',
    null,
    accepted,
    /^Pictures: none accepted; .* skipped, because no pictures are accepted yet\.$/,
  ],
])('%s skips the pictures, and says so', (_, before, here, line) => {
  expect(judge(before, here)).toEqual({ isCompared: false, line: expect.stringMatching(line) })
})
