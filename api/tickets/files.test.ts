import { expect, test } from 'vitest'
import { pdfFile } from './files.ts'
import { aTicket } from './testing/tickets.ts'

test('a ticket is printed once for simultaneous and later requests, and again after it has changed', async () => {
  const [first, beside] = await Promise.all([pdfFile(aTicket(), 'ru'), pdfFile(aTicket(), 'ru')])
  const again = await pdfFile(aTicket(), 'ru')
  const used = await pdfFile(aTicket({ status: 'redeemed', redeemed_at: '2026-12-24T18:01:00+05:00' }), 'ru')

  // Each PDF has its own id and time of printing, so equal bytes are the same file.
  expect([beside.base64 === first.base64, again.base64 === first.base64]).toEqual([true, true])
  expect(used.base64).not.toBe(first.base64)
  expect((await pdfFile(aTicket(), 'en')).base64).not.toBe(first.base64)
})
