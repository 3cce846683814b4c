import { activeTrackKey } from '@tropa/machines'
import { expect, test } from 'vitest'
import { seenVersion } from './seen-version.ts'
import { anAccount, museum, park, replaced } from './testing/track-provider.ts'

const signal = new AbortController().signal

test('offline changes are sent with the version that the visitor had seen, also after a reload', async () => {
  const { account, open, responses, sent, setUnsent } = anAccount({ unsent: 0 })
  responses.push({ version: 5 })
  await account.sync(signal)
  setUnsent(2)

  const reloaded = open()
  responses.push({ version: 7 }, { version: 8 }, {})
  await reloaded.sync(signal)
  await reloaded.send({ type: 'ATTACH', object: museum }, signal)
  setUnsent(1)
  await reloaded.send({ type: 'REORDER', plan: [museum] }, signal)

  expect(sent.at(-1)?.body).toMatchObject({ seen_version: 5 })
})

test('changes before any version was seen are sent without one, so that the response says what they replace', async () => {
  const { account, responses, sent, setUnsent } = anAccount({ unsent: 2 })
  responses.push({ version: 7 }, { version: 8 }, { version: 9 }, {})
  await account.sync(signal)
  await account.send({ type: 'ATTACH', object: museum }, signal)
  setUnsent(1)
  await account.send({ type: 'REORDER', plan: [museum] }, signal)
  await account.send({ type: 'REORDER', plan: [museum] }, signal)

  expect(sent.slice(2).map(({ body }) => body)).toMatchObject([{ seen_version: 0 }, { seen_version: 9 }])
})

test('of several offline orders only the first replaces the order of another device', async () => {
  const { account, open, responses, sent, orders, setUnsent } = anAccount({ unsent: 0 })
  responses.push({ version: 5 }, { version: 7, replaced }, { version: 8, replaced: null }, {}, {})
  await account.sync(signal)
  setUnsent(4)
  await account.send({ type: 'REORDER', plan: [museum, park] }, signal)
  setUnsent(3)
  await open().send({ type: 'REORDER', plan: [park, museum] }, signal)
  setUnsent(2)
  await account.send({ type: 'REORDER', plan: [museum, park] }, signal)
  setUnsent(1)
  await account.send({ type: 'CLEAR' }, signal)

  const seen = sent.slice(1, 4).map(({ body }) => body)
  expect(seen).toMatchObject([{ seen_version: 5 }, { seen_version: 7 }, { seen_version: 8 }])
  expect(sent.at(-1)?.headers).toEqual({ 'If-Match': '"5"' })
  expect(orders).toEqual([replaced])
})

test('a rendered version counts as seen, unless changes of an earlier one are waiting', () => {
  const kept = new Map([[activeTrackKey, JSON.stringify({ accounts: [{ owner: 'a', unsent: [{ type: 'CLEAR' }] }] })]])
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }

  seenVersion(storage, () => 'a').begin(5, null)
  seenVersion(storage, () => 'a').begin(7, null)

  expect(seenVersion(storage, () => 'a').read()).toBe(5)
})

test('changes that wait for another account delay nothing', async () => {
  const { account, responses, sent } = anAccount({ unsent: 0, ofAnother: 2 })
  responses.push({ version: 5 }, { version: 9 }, {})
  await account.sync(signal)
  await account.sync(signal)
  await account.send({ type: 'CLEAR' }, signal)

  expect(sent.at(-1)?.headers).toEqual({ 'If-Match': '"9"' })
})

test('changes that were waiting when the page was opened are older than its rendered version', () => {
  const waiting = JSON.stringify({ accounts: [{ owner: 'a', unsent: [{ type: 'CLEAR' }] }] })
  const versionAfter = (text: string | null, ...rendered: number[]) => {
    const kept = new Map<string, string>()
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }
    for (const version of rendered) seenVersion(storage, () => 'a').begin(version, text)
    return seenVersion(storage, () => 'a').read()
  }

  expect([versionAfter(waiting, 7), versionAfter(null, 7), versionAfter(waiting.replace('"a"', '"b"'), 7)]).toEqual([
    0, 7, 7,
  ])
  // A page that was opened earlier makes its first call only now.
  expect(versionAfter(null, 9, 7)).toBe(9)
})

test('the visitor’s own changes do not conflict with the next ones', async () => {
  const { account, responses, sent, setUnsent } = anAccount({ unsent: 0 })
  responses.push({ version: 5 }, { version: 6 }, { version: 7 })
  await account.sync(signal)
  setUnsent(2)
  await account.send({ type: 'ATTACH', object: museum }, signal)
  setUnsent(1)
  await account.send({ type: 'CLEAR' }, signal)

  expect(sent.at(-1)?.headers).toEqual({ 'If-Match': '"6"' })
})

test('if storage is forbidden, the seen version lasts as long as the page', async () => {
  const refuse = () => {
    throw new Error('Access is denied')
  }
  const seen = seenVersion({ getItem: refuse, setItem: refuse }, () => 'a')

  seen.advance(4, 0)

  expect(seen.read()).toBe(4)
  expect([seen.markReported(replaced.at), seen.markReported(replaced.at)]).toEqual([true, false])
})
