import { describe, expect, test } from 'vitest'
import { isInPlainEnglish, privateWords } from './private-words.mjs'

describe('a private word is reported', () => {
  test.each([
    ['in a comment', '// What the doors answer.', ['1: "doors": route, handler']],
    ['in a docstring', '/**\n * A page that comes alive.\n */', ['2: "alive": hydrated, live']],
    ['in a comment, twice', '// Told and Packed.', ['1: "Told": sent, informed', '1: "Packed": compressed, bundled']],
    ['as a variable', '\nconst told = 1', ['2: the name "told"']],
    ['as a parameter', 'const twice = (given: number) => 2', ['1: the name "given"']],
    ['as a property', 'const answer = { asked: 1 }', ['1: the name "asked"']],
  ])('%s', (_, source, found) => {
    expect(privateWords(source)).toEqual(found)
  })
})

test.each([
  ['a standard term', '// Closes kept-alive and keep-alive connections.'],
  ['a longer word', '// Unpacked, scheduled and foretold.\nconst isAsked = 1'],
  ['a string', "const text = 'What the visitor was told'"],
])('%s is allowed', (_, source) => {
  expect(privateWords(source)).toEqual([])
})

test('only folders in plain English are checked', () => {
  expect(
    ['http/body.ts', 'library/Map/Map.tsx', 'machines/search.ts', 'bench/widgets/page.tsx'].map(isInPlainEnglish),
  ).toEqual([true, true, true, false])
})
