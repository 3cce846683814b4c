import { parse } from '@formatjs/icu-messageformat-parser'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { typesetMessage } from './typeset-message.ts'
import { typesetSource } from './typeset-source.ts'

test('the sentences of a module are typeset, and its code is not', () => {
  const code = `import { a } from './messages.ts'
// It is a comment of 5 words
const ru = { way: (km: number) => \`в пути \${km in ru ? km : 0} км\`, no: 'Не в сети', town: 'Пыть-Ях' }`

  expect(typesetSource(code)).toBe(`import { a } from './messages.ts'
// It is a comment of 5 words
const ru = { way: (km: number) => \`в\u00a0пути \${km in ru ? km : 0}\u00a0км\`, no: 'Не\u00a0в\u00a0сети', town: 'Пыть-\u2060Ях' }`)
})

test('a range of two values stays on one line, and a text that ends in dots is unchanged', () => {
  const range = typesetMessage(parse('Usually {cold}…{warm}, {name}…', { ignoreTag: true }))

  expect(range.map((element) => ('value' in element ? element.value : ''))).toContain('…\u2060')
  expect(range.at(-1)).toMatchObject({ value: '…' })
  // oxlint-disable-next-line no-template-curly-in-string
  expect(typesetSource('`Usually ${cold}…${warm}, ${name}…`')).toBe('`Usually ${cold}…\u2060${warm}, ${name}…`')
})

test('names for programs, such as language tags, stay unchanged', () => {
  const locales = readFileSync(new URL('../../library/messages/locale.ts', import.meta.url), 'utf8')
  expect(locales).toMatch(/'\w\w-\w\w'/)

  expect(typesetSource(locales)).toBe(locales)
})
