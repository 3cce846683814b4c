import type { Outgoing, SavedTrack, Send } from '@tropa/contract'
import { activeTrackKey, type AccountChange } from '@tropa/machines'
import { describe, expect, test } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { seenVersion } from './seen-version.ts'
import { type LostNote, trackAccount, type ReplacedOrder } from './track-account.ts'

const signal = new AbortController().signal
const museum = { object_type: 'location' as const, object_id: 1001 }
const park = { object_type: 'location' as const, object_id: 1002 }
const noted = { ...park, note: 'Касса' }
const replaced = { plan: [park, museum], day_notes: [], at: '2026-12-01T12:00:00Z' }

/**
 * A provider that gives its answers in turn, and a storage with this many unsent changes of its own and of another
 * account.
 */
function anAccount({ unsent = 1, ofAnother = 0 } = {}) {
  const kept = new Map<string, string>()
  const changes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ type: 'ATTACH', object: { ...museum, object_id: index + 1 } }))
  const setUnsent = (count: number) =>
    kept.set(
      activeTrackKey,
      JSON.stringify({
        accounts: [
          { owner: 'b', unsent: changes(ofAnother) },
          { owner: 'a', unsent: changes(count) },
        ],
      }),
    )
  setUnsent(unsent)
  const sent: Pick<Outgoing, 'method' | 'path' | 'query' | 'headers' | 'body'>[] = []
  const responses: (object | PortalError)[] = []
  const send: Send = async ({ method, path, query, headers, body }) => {
    sent.push({ method, path, query, headers, body })
    const response = responses.shift() ?? {}
    if (response instanceof PortalError) throw response
    const { title = null } = { ...(body as { title?: string } | undefined) }
    return { track: { id: 7, title, locations: [], events: [], object_list: [], ...response } }
  }
  const orders: ReplacedOrder[] = []
  const overtaken: ReplacedOrder[] = []
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  const refused: AccountChange[] = []
  const saved: string[] = []
  const lost: LostNote[] = []
  const news = {
    replaced: (order: ReplacedOrder) => void orders.push(order),
    overtaken: (order: ReplacedOrder) => void overtaken.push(order),
    refused: () => {},
    outdated: (change: AccountChange) => void refused.push(change),
    lost: (notes: readonly LostNote[]) => void lost.push(...notes),
    saved: ({ id, title, replaced_id }: SavedTrack) => void saved.push([id, title, replaced_id].join(' ').trimEnd()),
  }
  const open = () =>
    trackAccount(
      send,
      seenVersion(storage, () => 'a'),
      news,
    )
  return { refused, saved, lost, open, account: open(), sent, responses, orders, overtaken, setUnsent }
}

test('each change is a separate call', async () => {
  const { account, sent, saved } = anAccount()
  const changes: AccountChange[] = [
    { type: 'ATTACH', object: { ...museum, day: 2, note: 'Касса' } },
    { type: 'DETACH', object: { ...museum, seen: 'Касса' } },
    { type: 'CLEAR' },
    { type: 'REORDER', plan: [park], attached: [museum], detached: [noted], start_date: null },
    { type: 'MERGE', track: { locations: [1001], events: [], days: 3 } },
    { type: 'SAVE', key: 'a-key-of-sixteen-or-more' },
  ]

  for (const change of changes) expect(await account.send(change, signal)).toMatchObject({ kind: 'accepted' })

  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'put portal/track/my/attach',
    'put portal/track/my/detach',
    'put portal/track/my/clear',
    'put portal/track/my/order',
    'put portal/track/my/merge',
    'post portal/track/my/save',
    'get portal/track/my/sync',
  ])
  expect(sent[0]?.body).toEqual({ ...museum, day: 2, note: 'Касса' })
  expect(sent[1]?.body).toEqual({ ...museum, seen: 'Касса' })
  expect(sent[3]?.body).toMatchObject({ plan: [park], attached: [museum], detached: [park], start_date: null })
  expect(sent[3]?.body).not.toHaveProperty('detached.0.note')
  expect(sent[5]?.headers).toEqual({ 'Idempotency-Key': 'a-key-of-sixteen-or-more' })
  expect(saved).toEqual(['7'])
})

const named: AccountChange & { type: 'SAVE' } = { type: 'SAVE', key: 'a-key-of-sixteen-or-more', title: 'Зима на Оби' }

test('a track with a name is first saved and then named', async () => {
  const { account, sent, saved } = anAccount()

  expect(await account.send(named, signal)).toMatchObject({ kind: 'accepted' })

  expect(sent.map(({ method, path }) => `${method} ${path}`).slice(0, 2)).toEqual([
    'post portal/track/my/save',
    'put portal/track/my/7',
  ])
  expect(sent[1]?.body).toEqual({ title: 'Зима на Оби', unique: true })
  expect(saved).toEqual(['7 Зима на Оби'])
})

describe('a track that is saved over a saved one', () => {
  const into: AccountChange = { ...named, replaces: 7 }
  const callsIn = (sent: readonly Pick<Outgoing, 'method' | 'path' | 'query'>[]) =>
    sent.map(({ method, path, query }) => `${method} ${path} ${query}`.trimEnd())

  test('keeps its name without another call', async () => {
    const { account, responses, sent, saved } = anAccount()
    responses.push({ title: 'Зима на Оби', replaced_id: 8 })

    expect(await account.send(into, signal)).toMatchObject({ kind: 'accepted' })

    expect(callsIn(sent)).toEqual(['post portal/track/my/save replaces=7', 'get portal/track/my/sync'])
    expect(saved).toEqual(['7 Зима на Оби 8'])
  })

  test('gets the given name, even if other tracks have it', async () => {
    const { account, responses, sent, saved } = anAccount()
    responses.push({ title: 'Лето', replaced_id: 8 })

    await account.send(into, signal)

    expect(sent[1]).toMatchObject({ path: 'portal/track/my/7', body: { title: 'Зима на Оби' } })
    expect(sent[1]?.body).not.toHaveProperty('unique')
    expect(saved).toEqual(['7 Зима на Оби 8'])
  })

  test('is saved as a new one if that was deleted meanwhile', async () => {
    const { account, responses, sent, saved } = anAccount()
    responses.push(new PortalError(404), { id: 9 })

    expect(await account.send(into, signal)).toMatchObject({ kind: 'accepted' })

    expect(callsIn(sent)).toEqual([
      'post portal/track/my/save replaces=7',
      'post portal/track/my/save',
      'put portal/track/my/9',
      'get portal/track/my/sync',
    ])
    expect(new Set(sent.slice(0, 2).map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1)
    expect(sent[2]?.body).toEqual({ title: 'Зима на Оби', unique: true })
    expect(saved).toEqual(['9 Зима на Оби'])
  })

  test('is sent again later if the portal is unreachable, and can be refused like any other', async () => {
    const { account, responses, sent } = anAccount()
    responses.push(new PortalError(503), new PortalError(422, 'Invalid', { track: ['The track is empty'] }))

    await expect(account.send(into, signal)).rejects.toThrow(PortalError)
    expect(await account.send(into, signal)).toEqual({ kind: 'refused', reasons: ['The track is empty'] })
    expect(callsIn(sent)).toEqual(Array(2).fill('post portal/track/my/save replaces=7'))
  })
})

test('if the name is refused, the track is saved without one; a lost name is sent again', async () => {
  const { account, responses, saved } = anAccount()
  responses.push({}, new PortalError(422))
  expect(await account.send(named, signal)).toMatchObject({ kind: 'accepted' })
  expect(saved).toEqual(['7'])

  responses.push({}, new PortalError(503))
  await expect(account.send(named, signal)).rejects.toThrow(PortalError)
  expect(saved).toHaveLength(1)
})

test.each([401, 408, 429, 500, 502, 503, 504])('after %i the change is sent again later', async (status) => {
  const { account, responses } = anAccount()
  responses.push(new PortalError(status))

  await expect(account.send({ type: 'CLEAR' }, signal)).rejects.toThrow(PortalError)
})

test.each([403, 413, 422])('%i refuses the change permanently', async (status) => {
  const { account, responses } = anAccount()
  responses.push(new PortalError(status, 'Invalid', { track: ['There are 200 saved tracks'] }))

  const refused = { kind: 'refused', reasons: ['There are 200 saved tracks'] }
  expect(await account.send({ type: 'CLEAR' }, signal)).toEqual(refused)
})

test.each<AccountChange>([{ type: 'CLEAR' }, named])(
  'after a change on another device %j is not carried out: a notice says so, and the change is shown',
  async (change) => {
    const { account, responses, sent, refused, saved } = anAccount({ unsent: 0 })
    responses.push({ version: 8 }, new PortalError(412), { version: 9, locations: [1002] })
    await account.sync(signal)

    const response = await account.send(change, signal)

    expect(sent[1]?.headers).toMatchObject({ 'If-Match': '"8"' })
    expect([response, refused, saved]).toMatchObject([
      { kind: 'accepted', track: { locations: [1002] } },
      [{ type: change.type }],
      [],
    ])
  },
)

test('a guest’s track is saved together with that of the account, in any state of that', async () => {
  const { account, responses, sent, setUnsent } = anAccount({ unsent: 2 })
  responses.push({ version: 7 }, { version: 8 }, {})
  await account.sync(signal)
  await account.send({ type: 'MERGE', track: { locations: [1001], events: [] } }, signal)
  setUnsent(1)
  await account.send(named, signal)

  expect(sent[2]?.headers).toEqual({ 'Idempotency-Key': named.key, 'If-Match': '"8"' })
})

test('a note whose stop another device has removed is not lost', async () => {
  const { account, responses, lost } = anAccount()
  const [note, seen] = ['Касса', '']
  const notes = [
    { ...museum, note, seen },
    { ...park, note, seen },
    { object_type: 'event' as const, object_id: 2001, note: '' },
    { day: 2, note },
  ]
  responses.push({ locations: [1001], plan: [museum] }, { locations: [1001] })

  await account.send({ type: 'REORDER', plan: [], notes }, signal)
  await account.send({ type: 'REORDER', plan: [museum] }, signal)

  expect(lost).toEqual([noted])
})

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

test('if storage is forbidden, the seen version lasts as long as the page', async () => {
  const refuse = () => {
    throw new Error('Access is denied')
  }
  const seen = seenVersion({ getItem: refuse, setItem: refuse }, () => 'a')

  seen.advance(4, 0)

  expect(seen.read()).toBe(4)
  expect([seen.markReported(replaced.at), seen.markReported(replaced.at)]).toEqual([true, false])
})
