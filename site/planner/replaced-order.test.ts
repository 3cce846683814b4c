import type { AccountChange } from '@tropa/machines'
import { expect, test } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { seenVersion } from './seen-version.ts'
import { anAccount, museum, noted, park, replaced } from './testing/track-provider.ts'
import type { ReplacedOrder } from './track-account.ts'

const signal = new AbortController().signal

const replacedBy = (version: number, order_version?: number): ReplacedOrder => ({
  ...replaced,
  version,
  ...(order_version !== undefined && { order_version }),
  at: `2026-12-01T12:0${version}:00Z`,
})

const order: AccountChange = { type: 'REORDER', plan: [museum, park] }

test('the device that has replaced an order of another one says so once, on one page', async () => {
  const { account, open, responses, orders, overtaken } = anAccount({ unsent: 0 })
  responses.push({ version: 3 }, { version: 5, replaced: replacedBy(5, 4) }, { version: 5, replaced: replacedBy(5, 4) })
  responses.push({ version: 6, replaced: null }, { version: 8, replaced: replacedBy(8, 7) })

  await account.sync(signal)
  await account.send(order, signal)
  // Another page of the same browser.
  await open().sync(signal)
  await account.send(order, signal)
  await account.send(order, signal)

  expect([orders, overtaken]).toEqual([[replacedBy(5, 4), replacedBy(8, 7)], []])
})

test('the repetition of an order with a lost response reports the replaced order', async () => {
  const { account, responses, orders } = anAccount({ unsent: 0 })
  responses.push({ version: 3 }, new PortalError(503), { version: 6, replaced: replacedBy(5, 4) })

  await account.sync(signal)
  await account.send(order, signal).catch(() => {})
  await account.send(order, signal)

  expect(orders).toEqual([replacedBy(5, 4)])
})

test.each<[string, AccountChange | null]>([
  ['reads the track', null],
  ['adds a stop', { type: 'ATTACH', object: museum }],
  ['removes a stop', { type: 'DETACH', object: museum }],
  ['writes a note', { type: 'REORDER', plan: [], notes: [{ day: 1, note: 'Касса' }] }],
  ['makes the order that replaced it', { type: 'REORDER', plan: [park, museum] }],
])('the device whose order was replaced says so once when it %s', async (_, change) => {
  const { account, responses, orders, overtaken } = anAccount({ unsent: 0 })
  const isSameOrder = change?.type === 'REORDER' && change.plan.length > 0
  responses.push({ version: 4 }, { version: change && !isSameOrder ? 6 : 5, replaced: replacedBy(5, 4) })
  responses.push({ version: 6, replaced: replacedBy(5, 4) })

  await account.send(order, signal)
  await (change ? account.send(change, signal) : account.sync(signal))
  await account.sync(signal)

  expect([orders, overtaken]).toEqual([[], [replacedBy(5, 4)]])
})

test('an order of another account in the same browser is not the visitor’s own', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }
  seenVersion(storage, () => 'a').ordered(4)

  const isKnownTo = (owner: string) => seenVersion(storage, () => owner).hasOrdered(4)
  expect(['a', 'b'].map(isKnownTo)).toEqual([true, false])
})

test('a device that has made neither order shows no notice', async () => {
  const { account, responses, orders, overtaken } = anAccount({ unsent: 0 })
  responses.push({ version: 5, replaced: replacedBy(5, 4) }, { version: 6, replaced: replacedBy(5, 4) })

  await account.sync(signal)
  await account.send({ type: 'ATTACH', object: museum }, signal)

  expect([orders, overtaken]).toEqual([[], []])
})

test('the device that removed a stop reports its note, unless it had seen that', async () => {
  const { account, responses, orders } = anAccount({ unsent: 0 })
  const withNote = { ...replacedBy(5), detached: [noted] }
  responses.push({ version: 5, replaced: withNote })

  await account.send({ type: 'DETACH', object: { ...park, seen: 'Касса' } }, signal)
  expect(orders).toEqual([])
  responses.push({ version: 5, replaced: withNote })
  await account.send({ type: 'DETACH', object: { ...park, seen: '' } }, signal)

  expect(orders).toEqual([withNote])
})
