import { describe, expect, test } from 'vitest'
import { isInPlainEnglish, privateWords } from './private-words.mjs'

describe('a private word is reported', () => {
  test.each([
    ['in a comment', '// What the doors answer.', ['1: "doors": route, handler']],
    ['in a docstring', '/**\n * A page that comes alive.\n */', ['2: "alive": hydrated, live']],
    ['in a comment, twice', '// Told and Packed.', ['1: "Told": sent, informed', '1: "Packed": compressed, bundled']],
    ['as a variable', '\nconst told = 1', ['2: the name "told"']],
    ['as a parameter', 'const twice = (given: number) => 2', ['1: the name "given"']],
    ['in a longer name', 'const isAlive = useIsAlive()', ['1: the name "isAlive"', '1: the name "useIsAlive"']],
    ['as a property', 'const answer = { asked: 1 }', ['1: the name "asked"']],
  ])('%s', (_, source, found) => {
    expect(privateWords(source)).toEqual(found)
  })
})

test.each([
  ['a standard term', '// Closes kept-alive and keep-alive connections.'],
  ['a longer word', '// Unpacked, scheduled and foretold.\nconst isAsked = 1'],
  ['a name of Node', 'server.keepAliveTimeout = keptAliveMs'],
  ['a string', "const text = 'What the visitor was told'"],
])('%s is allowed', (_, source) => {
  expect(privateWords(source)).toEqual([])
})

test('every folder is checked, but not the list of these words', () => {
  const files = ['http/body.ts', 'library/drawing/scenes/cafe.ts', '.storybook/main.ts', 'setup/private-words.mjs']

  expect(files.map(isInPlainEnglish)).toEqual([true, true, true, false])
})
