import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { type AccountPortal, anAccountPortal, linkToken } from '../testing/accounts.ts'
import { anAddress, newKey, trackOfTwoDays, trackWithoutDays, withKey } from './testing/mailed-track.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal({ limits: { track_mail: { requests: 1_000_000, seconds: 60 } } })
})
afterAll(() => portal.close())

test.each([
  ['emailTrack', 'a guest'],
  ['emailTrack', 'an account'],
  ['rescueTrack', 'a guest'],
  ['rescueTrack', 'an account'],
] as const)('the sender of the mail of %s, %s, can end its link, and its reader cannot', async (call, who) => {
  const { token } = who === 'a guest' ? {} : await portal.aUser({ email: anAddress() })
  const send = async (headers = newKey()) => {
    const email = anAddress()
    const response = await portal.call(call, { ...trackOfTwoDays, email }, { ...headers, ...(token && { token }) })
    const mail = (await portal.mails()).find(({ to }) => to === email)
    return { made: await response.json(), mail }
  }
  const { made, mail } = await send()
  const other = await send()
  const end = async (headers: Record<string, string>) =>
    (await portal.fetch(`portal/track/shared/${made.token}`, { method: 'DELETE', headers })).status
  const statusOf = async (shared: string) => (await portal.fetch(`portal/track/shared/${shared}`)).status

  expect([mail && linkToken(mail), made.token.length]).toEqual([made.token, 32])
  expect([await end({}), await end({ 'owner-secret': other.made.owner_secret })]).toEqual([403, 403])
  expect(await end(token ? { authorization: `Bearer ${token}` } : { 'owner-secret': made.owner_secret })).toBe(204)
  await send()
  expect([await statusOf(made.token), await statusOf(other.made.token)]).toEqual([404, 200])
})

test('a repeated request has the same link, and does not revive an ended one', async () => {
  const key = newKey()
  const body = { ...trackOfTwoDays, email: anAddress() }
  const send = async () => (await portal.call('emailTrack', body, key)).json()
  const { token, owner_secret } = await send()
  const headers = { 'owner-secret': owner_secret }
  await portal.fetch(`portal/track/shared/${token}`, { method: 'DELETE', headers })

  expect(await send()).toMatchObject({ token, owner_secret })
  expect((await portal.fetch(`portal/track/shared/${token}`)).status).toBe(404)
  expect((await portal.mails()).map(linkToken)).toEqual([token])
})

test.each(['emailTrack', 'rescueTrack'] as const)(
  'a repeated request of %s has the end of the first link',
  async (call) => {
    const [key, body] = [newKey(), { ...trackOfTwoDays, email: anAddress() }]
    const send = async () => (await portal.call(call, body, key)).json()
    const first = await send()
    portal.clock.forward(3600)

    expect(await send()).toEqual(first)
    const { track } = await (await portal.fetch(`portal/track/shared/${first.token}`)).json()
    expect(track.expires_at).toBe(first.expires_at)
  },
)

const queuedEarlier = {
  planned: { plan: [{ object_type: 'location', object_id: 1002, day: 1 }], day_notes: [], days: 2, start_date: null },
}

test.each([
  ['emailTrack', { ...queuedEarlier, travel_date: '2026-12-24' }, '2026-12-24', 365],
  ['rescueTrack', queuedEarlier, null, 30],
] as const)(
  'a mail of %s that an earlier version has queued is sent with the same link at each attempt',
  async (...mail) => {
    const [call, parameters, start_date, days] = mail
    const email = anAddress()
    await portal.call(call, { ...trackWithoutDays, email }, newKey())
    const send = async () => {
      await portal.db.execute(sql`
      update mail set parameters = ${JSON.stringify(parameters)}::jsonb, due_at = created_at where recipient = ${email}`)
      const sent = (await portal.mails()).find(({ to }) => to === email)
      return sent && linkToken(sent)
    }
    const token = await send()
    const expires_at = new Date(portal.clock.now.getTime() + days * 86_400_000).toISOString()
    const { track } = await (await portal.fetch(`portal/track/shared/${token}`)).json()

    expect(track).toMatchObject({ locations: [1002], days: 2, start_date, is_own: false, expires_at })
    expect(await send()).toBe(token)
  },
)

test('more stops than a track can have are not mailed', async () => {
  const ids = Array.from({ length: 300 }, (_, index) => 500_000 + index)
  await portal.db.execute(sql`
    insert into removed_card (object_type, id, language, card)
    select type, id, 'en', '{}' from unnest(array['location', 'event']) as type, generate_series(500000, 500299) as id`)
  const { status } = await portal.call('emailTrack', { locations: ids, events: ids, email: anAddress() }, newKey())
  await portal.db.execute(sql`delete from removed_card where id between 500000 and 500299`)

  expect(status).toBe(422)
})

test('a link that is valid for thirty days opens a guest’s track on another device', async () => {
  await portal.call('rescueTrack', { ...trackWithoutDays, email: anAddress() }, newKey())
  const [mail] = await portal.mails()
  if (!mail) throw new Error('no mail')
  const open = async () => (await portal.fetch(`portal/track/shared/${linkToken(mail)}`)).status

  expect(await open()).toBe(200)
  portal.clock.forward(31 * 86_400)
  expect(await open()).toBe(404)
})

test('a key sends one mail, and is refused with another body', async () => {
  const email = anAddress()
  const key = newKey()
  const send = (body: object) => portal.call('emailTrack', body, key)

  const statuses = [
    (await send({ ...trackWithoutDays, email })).status,
    (await send({ ...trackWithoutDays, email })).status,
    (await send({ ...trackWithoutDays, locations: [1001], email })).status,
  ]

  expect(statuses).toEqual([202, 202, 409])
  expect((await portal.mails()).map(({ to }) => to)).toEqual([email])
})

test('a key that is used again days later sends another mail: for the same track with its link, for another with a new one', async () => {
  const [email, key] = [anAddress(), newKey()]
  const send = async (body: object) => {
    portal.clock.forward(2 * 86_400)
    const response = await portal.call('emailTrack', { ...body, email }, key)
    return [response.status, (await response.json()).token]
  }

  const [first, again, other] = [await send(trackWithoutDays), await send(trackWithoutDays), await send(trackOfTwoDays)]

  expect([first[0], again, other[0]]).toEqual([202, first, 202])
  expect(other[1]).not.toBe(first[1])
  expect((await portal.mails()).map(linkToken).toSorted()).toEqual([first[1], first[1], other[1]].toSorted())
})

test('an address gets five mails a day from all senders, and the next one is refused with a time to wait', async () => {
  const email = anAddress()
  const send = () => portal.call('rescueTrack', { ...trackWithoutDays, email }, newKey())

  const responses = await Promise.all(Array.from({ length: 7 }, send))

  const refused = responses.filter(({ status }) => status === 429)
  expect([responses.filter(({ status }) => status === 202).length, refused.length]).toEqual([5, 2])
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(await portal.mails()).toHaveLength(5)
})

test.each(['a@b', 'a@example.org\r\nBcc: b@example.org', 'a@example.org, b@example.org', '<a@example.org>', ''])(
  '%j is refused as a mail address',
  async (email) => {
    const response = await portal.call('emailTrack', { ...trackWithoutDays, email }, newKey())

    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, ['email']])
  },
)

test('an empty track is not mailed, and neither key nor body is kept as text', async () => {
  const key = 'a-key-that-nobody-should-read'
  const empty = await portal.call('emailTrack', { locations: [], events: [], email: anAddress() }, newKey())
  await portal.call('emailTrack', { ...trackWithoutDays, email: anAddress() }, withKey(key))
  const [dump] = await rows<{ text: string }>(portal.db, sql`select json_agg(m)::text as text from mailed_track as m`)

  expect([empty.status, dump?.text.includes(key), dump?.text.includes('1001')]).toEqual([422, false, false])
})
