import { expect, test } from 'vitest'
import { newTicketCode } from './code.ts'
import { ticketSeal } from './seal.ts'

const seal = ticketSeal('a secret of this portal, long enough')
const flipped = (text: string, at: number) => `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`

test('a signed text is read back', () => {
  const code = newTicketCode()

  expect(seal.textOf(code)).toMatch(/^TROPA1\.[0-9A-Z]{26}\.[\w-]{43}$/)
  expect(seal.codeOf(seal.textOf(code))).toBe(code)
})

test('a text with any character of the code or the signature changed is refused', () => {
  const text = seal.textOf(newTicketCode())
  // The last character of base64url holds four bits and two that decoders ignore: it is compared as text.
  const places = Array.from({ length: text.length }, (_, at) => at)
  const read = places.map((at) => seal.codeOf(flipped(text, at)))

  expect(read).toHaveLength(77)
  expect(read.every((code) => code === undefined)).toBe(true)
})

test.each([
  '',
  'TROPA1',
  'TROPA1..',
  'https://portal.example/ticket?code=1',
  `TROPA1.${'0'.repeat(26)}.${'A'.repeat(43)}`,
  `TROPA1.${'0'.repeat(26)}.${'й'.repeat(43)}`,
])('%j is not a ticket', (text) => {
  expect(seal.codeOf(text)).toBeUndefined()
})

test('a ticket signed with another secret is refused unless that secret is accepted too', () => {
  const code = newTicketCode()
  const old = ticketSeal('the secret of last year, long enough')

  expect(seal.codeOf(old.textOf(code))).toBeUndefined()
  const both = ticketSeal('a secret of this portal, long enough', ['the secret of last year, long enough'])
  expect([both.codeOf(old.textOf(code)), both.codeOf(seal.textOf(code))]).toEqual([code, code])
  expect(both.textOf(code)).toBe(seal.textOf(code))
})
