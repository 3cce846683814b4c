import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { printInThread } from './print-in-thread.ts'
import { aTicket } from './testing/tickets.ts'

test('the event loop runs while the greatest number of tickets of an order is printed', async () => {
  const others = Array.from({ length: 49 }, (_, at) => aTicket({ number: `Ю-000418-${at + 2}` }))
  let isPrinted = false
  let turns = 0
  const printed = printInThread({ tickets: [aTicket(), ...others], language: 'ru' }).finally(() => {
    isPrinted = true
  })
  while (!isPrinted) {
    await new Promise((resolve) => setTimeout(resolve, 1))
    turns += 1
  }
  const { totalPages } = await extractText(await getDocumentProxy(await printed))

  expect(totalPages).toBe(50)
  // In this thread it would be printed within a few turns.
  expect(turns).toBeGreaterThan(20)
})
