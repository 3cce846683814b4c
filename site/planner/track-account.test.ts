import type { Outgoing } from '@tropa/contract'
import type { AccountChange } from '@tropa/machines'
import { describe, expect, test } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { anAccount, museum, named, noted, park } from './testing/track-provider.ts'

const signal = new AbortController().signal

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
