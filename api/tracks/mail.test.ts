import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { type AccountPortal, anAccountPortal, linkToken } from '../testing/accounts.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal({ limits: { track_mail: { requests: 1_000_000, seconds: 60 } } })
})
afterAll(() => portal.close())

const content = {
  locations: [1001, 1002],
  events: [4001],
  plan: [{ object_type: 'event', object_id: 4001, day: 2, note: 'Взять билеты' }],
}
let visitors = 0
const anAddress = () => `reader-${(visitors += 1)}@example.org`
const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })
const newKey = () => withKey(crypto.randomUUID())

test('the mail has the stops in order, usual weather of the date, and a link that opens the track', async () => {
  const email = anAddress()
  const response = await portal.call('emailTrack', { ...content, email, travel_date: '2026-12-24' }, newKey())
  const [mail, ...others] = await portal.mails()
  if (!mail) throw new Error('no mail')

  expect([response.status, mail.to, others]).toEqual([202, email, []])
  expect(mail.letter.blocks[0]).toBe('Date of travel: 24.12.2026')
  const [, list, , weather] = mail.letter.blocks
  expect(list).toMatchObject({
    items: [{ label: expect.stringContaining('(day 2; Взять билеты)') }, { url: expect.any(String) }, {}],
  })
  expect(weather).toMatchObject({
    items: [{ label: expect.stringMatching(/by day [−+]?\d+ °C, at night [−+]?\d+ °C/) }],
  })
  const shared = await portal.fetch(`portal/track/shared/${linkToken(mail)}`)
  expect((await shared.json()).track).toMatchObject({ locations: [1001, 1002], can_add: false })
})

test('the mail is in the language of its reader', async () => {
  await portal.call('emailTrack', { ...content, email: anAddress() }, { ...newKey(), language: 'ru' })
  const [mail] = await portal.mails()

  expect(mail?.letter.subject).toMatch(/^Маршрут: /)
})

test('a guest’s track is opened on another device by a link that works for thirty days', async () => {
  await portal.call('rescueTrack', { ...content, email: anAddress() }, newKey())
  const [mail] = await portal.mails()
  if (!mail) throw new Error('no mail')
  const open = async () => (await portal.fetch(`portal/track/shared/${linkToken(mail)}`)).status

  expect(await open()).toBe(200)
  portal.clock.forward(31 * 86_400)
  expect(await open()).toBe(404)
})

test('one key mails once, and with another body it is refused', async () => {
  const email = anAddress()
  const key = newKey()
  const send = (body: object) => portal.call('emailTrack', body, key)

  const statuses = [
    (await send({ ...content, email })).status,
    (await send({ ...content, email })).status,
    (await send({ ...content, locations: [1001], email })).status,
  ]

  expect(statuses).toEqual([202, 202, 409])
  expect((await portal.mails()).map(({ to }) => to)).toEqual([email])
})

test('one address gets five mails a day, whoever sends them, and the next is told to wait', async () => {
  const email = anAddress()
  const send = () => portal.call('rescueTrack', { ...content, email }, newKey())

  const responses = await Promise.all(Array.from({ length: 7 }, send))

  const refused = responses.filter(({ status }) => status === 429)
  expect([responses.filter(({ status }) => status === 202).length, refused.length]).toEqual([5, 2])
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(await portal.mails()).toHaveLength(5)
})

test.each(['a@b', 'a@example.org\r\nBcc: b@example.org', 'a@example.org, b@example.org', '<a@example.org>', ''])(
  '%j is no address to mail to',
  async (email) => {
    const response = await portal.call('emailTrack', { ...content, email }, newKey())

    expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, ['email']])
  },
)

test('an empty track is not mailed, and neither key nor body is kept as text', async () => {
  const key = 'a-key-that-nobody-should-read'
  const empty = await portal.call('emailTrack', { locations: [], events: [], email: anAddress() }, newKey())
  await portal.call('emailTrack', { ...content, email: anAddress() }, withKey(key))
  const [dump] = await rows<{ text: string }>(portal.db, sql`select json_agg(m)::text as text from mailed_track as m`)

  expect([empty.status, dump?.text.includes(key), dump?.text.includes('1001')]).toEqual([422, false, false])
})
