import { type ResponseBody, calendarDate, type Calls, trackLimits, type TrackRef } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, rows } from '../database/database.ts'
import { openSeededDatabase } from '../testing/database.ts'
import { today } from '../testing/portal.ts'
import { shareWatchOf } from './share-watch.ts'
import { aDevice, aTrackProvider, namesOf, refusalOf } from './testing/visitors.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openSeededDatabase()
})
afterAll(() => database.close())

const content = {
  locations: [1001, 1002],
  events: [4001],
  plan: [{ object_type: 'event' as const, object_id: 4001, day: 2 }],
  start_date: calendarDate('2026-12-24'),
}
const [museum, fourth]: [TrackRef, TrackRef] = [
  { object_type: 'location', object_id: 1001 },
  { object_type: 'location', object_id: 1004 },
]

/** A device with its own IP address, because limits count by address. */
const anotherVisitor = (user?: string) => aDevice(database.db, user, { visitorOf: () => crypto.randomUUID() })

async function aShare(user?: string, can_add = false, author = aDevice(database.db, user)) {
  const response = await author.shareTrack({ body: { ...content, title: 'К зиме', can_add } })
  return { author, ...response, byToken: { params: { token: response.token } } }
}
const secretOf = ({ owner_secret }: ResponseBody<Calls['shareTrack']>) => ({
  headers: { 'Owner-Secret': owner_secret },
})
const noSecret = { headers: {} }

test('a shared track is open to everybody with its link, and does not reveal who shared it', async () => {
  const { token, url, byToken } = await aShare('anna')

  const { track } = await aDevice(database.db).sharedTrack(byToken)

  expect(url).toBe(`/share_track?token=${token}`)
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
  expect(namesOf({ track })).toEqual(['event 4001 on day 2', 'location 1001', 'location 1002'])
  expect(Object.keys(track).sort()).toEqual(
    ['can_add', 'day_notes', 'days', 'events', 'expires_at', 'is_own', 'locations', 'object_list', 'plan'].concat([
      'start_date',
      'title',
      'version',
    ]),
  )
  expect(JSON.stringify(track)).not.toContain('anna')
})

test('it is not cached, and its author is recognised', async () => {
  const { author, token, byToken } = await aShare('anna')
  const { headers } = await aTrackProvider(database.db).request(`/portal/track/shared/${token}`)

  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-store', null])
  expect((await author.sharedTrack(byToken)).track.is_own).toBe(true)
  expect((await aDevice(database.db, 'boris').sharedTrack(byToken)).track.is_own).toBe(false)
})

test('tokens and secrets are not in the database', async () => {
  const { token, owner_secret } = await aShare()
  const [dump] = await rows<{ text: string }>(database.db, sql`select json_agg(s)::text as text from shared_track as s`)

  expect([dump?.text.includes(token), dump?.text.includes(owner_secret ?? token)]).toEqual([false, false])
})

test('an unknown token is 404 for every call', async () => {
  const params = { token: 'x'.repeat(32) }
  const guest = aDevice(database.db)
  const tries = [
    guest.sharedTrack({ params }),
    guest.endShare({ params, ...noSecret }),
    guest.sharedAttach({ params, body: { ...museum, by: 'Борис' } }),
    guest.sharedDetach({ params, body: { ...museum, by: 'Борис' } }),
    guest.sharedOrder({ params, body: { plan: [], by: 'Борис' } }),
    guest.sharedChanges({ params, query: {} }),
  ]

  expect(await Promise.all(tries.map(refusalOf))).toEqual([404, 404, 404, 404, 404, 404])
})

test('a link can be ended by its signed-in author, or with its secret, and by nobody else', async () => {
  const [byAuthor, byGuest] = [await aShare('anna'), await aShare()]
  const stranger = aDevice(database.db, 'boris')
  const end = (device: typeof stranger, { byToken }: typeof byAuthor, secret = noSecret) =>
    device.endShare({ ...byToken, ...secret })

  expect(await refusalOf(end(stranger, byAuthor))).toBe(403)
  expect(await refusalOf(end(stranger, byAuthor, secretOf(byGuest)))).toBe(403)
  expect(await refusalOf(end(aDevice(database.db), byGuest))).toBe(403)
  await end(byAuthor.author, byAuthor)
  await end(stranger, byGuest, secretOf(byGuest))

  expect(await refusalOf(stranger.sharedTrack(byAuthor.byToken))).toBe(404)
  expect(await refusalOf(stranger.sharedTrack(byGuest.byToken))).toBe(404)
})

test('a link expires after a year', async () => {
  const { byToken } = await aShare()
  const after = (days: number) =>
    aDevice(database.db, undefined, { now: () => new Date(today.getTime() + days * 86_400_000) })

  expect(namesOf(await after(364).sharedTrack(byToken))).toHaveLength(3)
  expect(await refusalOf(after(366).sharedTrack(byToken))).toBe(404)
})

test('nobody can change a read-only track, not even its author', async () => {
  const { author, byToken } = await aShare('anna')
  const tries = [
    author.sharedAttach({ ...byToken, body: { ...fourth, by: 'Анна' } }),
    author.sharedDetach({ ...byToken, body: { ...museum, by: 'Анна' } }),
    author.sharedOrder({ ...byToken, body: { plan: [], by: 'Анна' } }),
  ]

  expect(await Promise.all(tries.map(refusalOf))).toEqual([403, 403, 403])
  expect((await author.sharedTrack(byToken)).track.version).toBe(1)
})

test('if visitors may change it, changes are listed in order with the names of their authors', async () => {
  const { byToken } = await aShare(undefined, true)
  const [boris, vera] = [aDevice(database.db), aDevice(database.db)]

  await boris.sharedAttach({ ...byToken, body: { ...fourth, note: 'Если успеем', by: ' Борис ' } })
  await boris.sharedAttach({ ...byToken, body: { ...fourth, by: 'Борис' } })
  await vera.sharedOrder({ ...byToken, body: { plan: [fourth], by: 'Вера' } })
  const { track } = await vera.sharedDetach({ ...byToken, body: { ...museum, by: 'Вера' } })
  const all = await boris.sharedChanges({ ...byToken, query: { after: 1 } })
  const last = await boris.sharedChanges({ ...byToken, query: { after: 3, wait: 5 } })

  expect(namesOf({ track })).toEqual(['location 1004', 'event 4001 on day 2', 'location 1002'])
  expect(all).toMatchObject({
    version: 4,
    change_list: [
      { version: 2, kind: 'attached', ...fourth, by: 'Борис' },
      { version: 3, kind: 'ordered', ...fourth, by: 'Вера' },
      { version: 4, kind: 'detached', ...museum, by: 'Вера' },
    ],
  })
  expect(last.change_list.map(({ version }) => version)).toEqual([4])
})

test('a change has its object in the requested language, also if it is no longer on the track', async () => {
  const { byToken } = await aShare(undefined, true)
  const boris = aDevice(database.db)
  await boris.sharedDetach({ ...byToken, body: { ...museum, by: 'Борис' } })
  await boris.sharedAttach({ ...byToken, body: { ...fourth, by: 'Борис' } })
  const titles = async (language: string) => {
    const response = await aTrackProvider(database.db).request(
      `/portal/track/shared/${byToken.params.token}/changes?after=1`,
      { headers: { 'accept-language': language } },
    )
    const { change_list }: ResponseBody<Calls['sharedChanges']> = await response.json()
    return change_list.map(({ title }) => title)
  }
  const cards = await rows<{ language: string; title: string }>(
    database.db,
    sql`select language, title from object_text where (object_type, id) in (('location', 1001), ('location', 1004))
      order by language, id`,
  )
  const of = (language: string) => cards.filter((card) => card.language === language).map(({ title }) => title)

  expect(of('ru')).toHaveLength(2)
  expect(await titles('ru')).toEqual(of('ru'))
  expect(await titles('en')).toEqual(of('en'))
})

test('a request that waits for changes gets one of another process', async () => {
  const { byToken } = await aShare(undefined, true)
  const waiting = aDevice(database.db).sharedChanges({ ...byToken, query: { after: 1, wait: 5 } })

  await aDevice(database.db).sharedAttach({ ...byToken, body: { ...fourth, by: 'Борис' } })

  expect((await waiting).change_list).toMatchObject([{ kind: 'attached', by: 'Борис' }])
})

test('all waiting requests get a change once it is committed, and none is left waiting', async () => {
  const { byToken } = await aShare(undefined, true, anotherVisitor())
  const waiting = Array.from({ length: 5 }, () =>
    anotherVisitor().sharedChanges({ ...byToken, query: { after: 1, wait: 5 } }),
  )
  const watch = shareWatchOf(database.db)
  await expect.poll(watch.waiters).toBe(5)

  await anotherVisitor().sharedAttach({ ...byToken, body: { ...fourth, by: 'Борис' } })

  const versions = (await Promise.all(waiting)).map(({ version }) => version)
  expect(versions).toEqual(waiting.map(() => 2))
  expect(watch.waiters()).toBe(0)
})

test('a request that waits for changes of a track is told at once that it has ended', async () => {
  const { author, byToken } = await aShare('anna', true, anotherVisitor('anna'))
  const waiting = refusalOf(anotherVisitor().sharedChanges({ ...byToken, query: { after: 1, wait: 5 } }))
  await expect.poll(shareWatchOf(database.db).waiters).toBe(1)

  await author.endShare({ ...byToken, headers: {} })

  expect(await waiting).toBe(404)
})

test('a request that does not wait is answered at once without changes', async () => {
  const { byToken } = await aShare(undefined, true)

  expect(await aDevice(database.db).sharedChanges({ ...byToken, query: { after: 1 } })).toEqual({
    version: 1,
    change_list: [],
  })
})

test('simultaneous additions of two visitors are both kept', async () => {
  const { byToken } = await aShare(undefined, true)
  const ids = [1003, 1004, 1005, 1006]

  await Promise.all(
    ids.map((object_id) =>
      aDevice(database.db).sharedAttach({ ...byToken, body: { object_type: 'location', object_id, by: 'Все' } }),
    ),
  )

  const { track } = await aDevice(database.db).sharedTrack(byToken)
  expect(track.locations.toSorted((one, next) => one - next)).toEqual([1001, 1002, ...ids])
  expect(track.version).toBe(5)
})

test('unknown objects are left out of a shared track, and one of only those is refused', async () => {
  const guest = aDevice(database.db)
  const { token } = await guest.shareTrack({ body: { locations: [1001, 999_999], events: [] } })

  expect(namesOf(await guest.sharedTrack({ params: { token } }))).toEqual(['location 1001'])
  expect(await refusalOf(guest.shareTrack({ body: { locations: [999_999], events: [] } }))).toEqual([
    422,
    { locations: ['The track is empty'] },
  ])
})

test('a shared track has the same limit as one of an account, for every way of adding', async () => {
  const guest = aDevice(database.db)
  const many = Array.from({ length: trackLimits.stops }, (_, index) => 500_000 + index)
  await database.db.execute(sql`
    insert into removed_card (object_type, id, language, card)
    select type, id, 'en', '{}' from unnest(array['location', 'event']) as type,
      generate_series(500000, ${499_999 + trackLimits.stops}::int) as id`)
  const noted = (object_id: number) => ({ object_type: 'location' as const, object_id, note: 'x'.repeat(1000) })
  const plan = many.slice(0, trackLimits.notes / 1000).map(noted)
  const { token } = await guest.shareTrack({ body: { locations: many.slice(0, 20), events: [], plan, can_add: true } })
  const byToken = { params: { token } }
  const [another, tooLong] = [noted(500_020), ['The notes are too long: no more than 10,000 characters together']]

  expect(await refusalOf(guest.shareTrack({ body: { locations: many, events: many } }))).toEqual([
    422,
    { locations: ['A track has no more than 300 stops'] },
  ])
  expect(await refusalOf(guest.sharedAttach({ ...byToken, body: { ...another, by: 'Анна' } }))).toEqual([
    422,
    { object_id: tooLong },
  ])
  expect(await refusalOf(guest.sharedOrder({ ...byToken, body: { plan: [noted(500_019)], by: 'Анна' } }))).toEqual([
    422,
    { plan: tooLong },
  ])
  await database.db.execute(sql`delete from removed_card where id between 500000 and 500999`)
})

test('the number of tracks that a visitor shares is limited, and the refusal says when to retry', async () => {
  const provider = aTrackProvider(database.db, {
    limits: { share: { requests: 2, seconds: 60 } },
    visitorOf: () => 'a spammer',
  })
  const share = () =>
    provider.request('/portal/track/share', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locations: [1001], events: [] }),
    })

  const responses = [await share(), await share(), await share()]

  expect(responses.map(({ status }) => status)).toEqual([201, 201, 429])
  expect(responses[2]?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
})
