import { expect, test } from 'vitest'
import { regionMoment } from './region-moment.ts'

test.each([
  ['ru', '24 декабря 2026 г. в\u00a018:00'],
  ['en', '24 December 2026 at\u00a018:00'],
] as const)('a time is in the region’s time zone, and a line does not break before the hour (%s)', (language, text) => {
  expect(regionMoment('2026-12-24T13:00:00Z', language)).toBe(text)
})
