import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { untypeset } from '@tropa/library/typography/no-break-signs.ts'
import { typesetHtml } from '@tropa/library/typography/typeset.ts'
import { expect, test } from 'vitest'
import { typesetMessage } from './typeset-message.ts'

const root = resolve(import.meta.dirname, '../..')

type Texts = Record<string, unknown>
const isRecord = (value: unknown): value is Texts => typeof value === 'object' && value !== null
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isRecord(value) ? Object.values(value).flatMap(strings) : []
const jsonIn = (folder: string): Texts[] =>
  readdirSync(resolve(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(resolve(root, folder, name), 'utf8')))

const wrongBreaks =
  /(?<![\p{L}\p{N}\-'’\u2060])(?<!\d[ \u00a0])\p{L}{1,2} (?=\S)| [–—](?=\s)|\d [\p{L}°%₽]|\d[–…][\d−]|\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}/u
const wrongHyphens =
  /(?<!\p{L})(?:по|кое|из|QR|IT|два|три)-\p{L}|\p{L}-(?:то|либо|нибудь|таки|[хй]|up|\d+)(?!\p{L})|\d-\p{L}/iu
const breaksWrongly = (text: string) =>
  wrongBreaks.test(text) || wrongHyphens.test(text.replaceAll(/[\w.-]+@[\w.-]+|https?:\S+|\B\/\S+/g, ''))

test('no text of the content can break where it must not, and each keeps its words', () => {
  const texts = jsonIn('api/content').flatMap(strings)
  expect(texts.length).toBeGreaterThan(1000)
  const faults = texts.filter((text) => {
    const set = typesetHtml(text)
    const shown = set.replaceAll(/<[^>]*>/g, '|')
    return breaksWrongly(shown) || typesetHtml(set) !== set || untypeset(set) !== untypeset(text)
  })

  expect(faults).toEqual([])
})

test('every message of both languages is typeset between its values', () => {
  const messages = jsonIn('site/messages').flatMap((catalogue) =>
    Object.entries(catalogue).map(([name, text]) => [name, String(text)] as const),
  )
  expect(messages.length).toBeGreaterThan(500)
  const textsOf = (elements: unknown): string[] =>
    Array.isArray(elements)
      ? elements.flatMap(textsOf)
      : isRecord(elements)
        ? [...(elements['type'] === 0 ? [String(elements['value'])] : []), ...textsOf(Object.values(elements))]
        : []
  const faults = messages.flatMap(([name, text]) =>
    textsOf(typesetMessage(parse(text, { ignoreTag: true })))
      // A no-break space at the beginning follows a value.
      .filter((part) => breaksWrongly(part.replace(/^\u00a0/, '0\u00a0')))
      .map((part) => `${name}: ${part}`),
  )

  expect(faults).toEqual([])
})

/** A count: a line break after it would separate the number from its noun. */
const uncounted = /\{(?:count|limit|min|max|most)\} (?!(?:из|до|of|to|at)(?!\p{L}))\p{L}/u

test('a number in a message is kept on one line with its noun', () => {
  const messages = jsonIn('site/messages').flatMap((catalogue) =>
    Object.entries(catalogue).map(([name, text]) => [name, String(text)] as const),
  )
  expect(messages.some(([, text]) => /\{limit, number\} /.test(text))).toBe(true)

  expect(messages.filter(([, text]) => uncounted.test(text)).map(([name]) => name)).toEqual([])
})
