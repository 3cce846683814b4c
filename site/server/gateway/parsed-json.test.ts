// @vitest-environment node
import { expect, test } from 'vitest'
import { deepestJson, parsedJson } from './parsed-json.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('JSON that is nested too deep is refused', () => {
  expect(JSON.stringify(parsedJson(nested(deepestJson)))).toBe(nested(deepestJson))
  expect(() => parsedJson(nested(deepestJson + 1))).toThrow(RangeError)
  expect(() => parsedJson('{"a":'.repeat(300_000) + '1' + '}'.repeat(300_000))).toThrow(RangeError)
})

test.each(['[', '{', '"[', '\\', '\\"[', '"\\"['])('brackets in a string are not nesting: %s', (text) => {
  const list = Array.from({ length: 200 }, () => text)
  expect(parsedJson(JSON.stringify(list))).toEqual(list)
})

test.each(['"', '"\\', '["\\"', ''])('%s is not JSON', (text) => {
  expect(() => parsedJson(text)).toThrow(SyntaxError)
})
