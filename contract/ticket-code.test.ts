import * as v from 'valibot'
import { expect, test } from 'vitest'
import { TicketCode } from './order.ts'
import { shortCode, writtenCode } from './ticket-code.ts'
import { GateCode } from './ticket.ts'

const code = '7K4M29TQ0123456789ABCDEFGH'

test('a code is read in any letter case, with spaces, hyphens and letters that look like digits', () => {
  expect(writtenCode(' 7k4m–29tq ')).toBe('7K4M29TQ')
  expect(v.parse(TicketCode, '7k4m 29tq O123 4567 89ab-cdef gh')).toBe(code)
})

test('a gate accepts a code or its end, and a ticket only its code', () => {
  expect(shortCode(code)).toBe('ABCD-EFGH')
  expect([v.is(GateCode, code), v.is(GateCode, shortCode(code)), v.is(TicketCode, shortCode(code))]).toEqual([
    true,
    true,
    false,
  ])
  expect(['', 'ABCD', `${code}0`, 'UUUUUUUU', 'ABCD-EFG%'].filter((text) => v.is(GateCode, text))).toEqual([])
})
