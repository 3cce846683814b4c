import { schemes } from '@tropa/library/theme/colors.ts'
import { expect, test } from 'vitest'
import { themeRules } from './theme-rules.ts'

test("the library's own theme needs no rule", () => {
  expect(themeRules(schemes)).toEqual([])
})

test('a colour of one scheme is written for that scheme only', () => {
  const rules = themeRules({ ...schemes, light: { ...schemes.light, action: '#7a1f3d' } })

  expect(rules.map(({ selector, colors }) => [selector, colors])).toEqual([
    [':root', { action: '#7a1f3d' }],
    ["[data-theme='light']", { action: '#7a1f3d' }],
    ["[data-theme='dark']", { action: schemes.dark.action }],
    [':root:not([data-theme])', { action: schemes.dark.action }],
    ["[data-theme='lv-black-on-white']", { action: schemes.blackOnWhite.action }],
    ["[data-theme='lv-white-on-black']", { action: schemes.whiteOnBlack.action }],
    ["[data-theme='lv-blue-on-blue']", { action: schemes.blueOnBlue.action }],
    [':root:root', { action: '#7a1f3d' }],
  ])
})
