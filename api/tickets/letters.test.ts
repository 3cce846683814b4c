import { sql } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../database/database.ts'
import { queueMail } from '../mail/queue.ts'
import type { Outgoing } from '../mail/post.ts'
import { type AccountPortal, anAccountPortal } from '../testing/accounts.ts'
import { remindOfTomorrow } from './remind.ts'
import { aSale } from './testing/sale.ts'

let portal: AccountPortal
beforeAll(async () => {
  portal = await anAccountPortal()
})
afterAll(() => portal.close())

const queueTickets = (number: number, language: 'ru' | 'en' = 'ru') =>
  queueMail(portal.db, {
    template: 'tickets',
    parameters: { number },
    to: 'buyer@example.org',
    language,
    now: portal.clock.now,
    key: `tickets ${number}`,
  })
const textOfPdf = async (content: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })).text
const urlsOf = ({ letter }: Outgoing) =>
  letter.blocks.flatMap((block) =>
    typeof block === 'string'
      ? []
      : 'items' in block
        ? block.items.map(({ url }) => url)
        : 'url' in block
          ? [block.url]
          : [],
  )

test('the tickets of an order are mailed once, as one PDF with their calendars, in the buyer’s language', async () => {
  const { number, codes } = await aSale(portal.db, { count: 2 })
  const queued = [await queueTickets(number), await queueTickets(number)]
  const [mail, ...others] = await portal.mails()
  if (!mail) throw new Error('no mail')

  expect([queued, others]).toEqual([[true, false], []])
  expect([mail.to, mail.letter.subject]).toEqual(['buyer@example.org', 'Билеты: Товары земли Югорской'])
  expect(mail.letter.attachments?.map(({ name, type }) => [name, type])).toEqual([
    [expect.stringMatching(/^tickets-.+\.pdf$/), 'application/pdf'],
    [`ticket-${number}-1.ics`, 'text/calendar'],
    [`ticket-${number}-2.ics`, 'text/calendar'],
  ])
  const pdf = await textOfPdf(mail.letter.attachments?.[0]?.content ?? new Uint8Array())
  expect(pdf).toContain('Соколова Елена 1')
  expect(pdf).toContain('Соколова Елена 2')
  expect(urlsOf(mail)).toEqual(codes.map((code) => `https://portal.example/ticket?code=${code}&lang=ru`))
})

test('a returned ticket is not mailed, and an order without tickets has no such mail', async () => {
  const { number, codes } = await aSale(portal.db, { count: 2 })
  await portal.db.execute(sql`update ticket set status = 'refunded' where code = ${codes[0]}`)
  await queueTickets(number, 'en')
  await queueTickets(999_999)
  const mails = await portal.mails()

  expect(mails.map(({ letter }) => letter.subject)).toEqual(['Tickets: Goods of the Ugra Land fair'])
  expect(mails[0]?.letter.attachments?.map(({ name }) => name)).toEqual([
    `ticket-${number}-2.pdf`,
    `ticket-${number}-2.ics`,
  ])
})

test('the outbox contains neither codes nor keys of orders', async () => {
  const { number, codes, orderId } = await aSale(portal.db)
  await queueTickets(number)
  const [dump] = await rows<{ text: string }>(portal.db, sql`select json_agg(mail)::text as text from mail`)
  await portal.mails()

  expect(dump?.text).toContain('"tickets"')
  expect([dump?.text.includes(codes[0] ?? ''), dump?.text.includes(orderId)]).toEqual([false, false])
})

async function aSubscriber(isSubscribed = true) {
  const { email } = await portal.aUser()
  const [account] = await rows<{ id: string }>(
    portal.db,
    sql`
    update account set gets_paid_services = ${isSubscribed}, email_verified_at = now() where email = ${email}
    returning id`,
  )
  await portal.mails()
  return { email, id: account?.id ?? '' }
}
const remindAt = async (time: string) => {
  portal.clock.now = new Date(time)
  await remindOfTomorrow(portal.db, portal.clock.now)
  return (await portal.mails()).map(({ to, letter }) => [to, letter.subject])
}

test('a subscriber is reminded once, on the day before in the region’s time zone', async () => {
  const { id, email } = await aSubscriber()
  const other = await aSubscriber(false)
  // The 24th in the region, the 23rd in UTC.
  const startsAt = '2026-12-24T02:00:00+05:00'
  await aSale(portal.db, { userId: id, startsAt, count: 2 })
  await aSale(portal.db, { userId: other.id, startsAt })

  expect(await remindAt('2026-12-22T12:00:00+05:00')).toEqual([])
  expect(await remindAt('2026-12-23T03:00:00+05:00')).toEqual([])
  expect(await remindAt('2026-12-23T12:00:00+05:00')).toEqual([[email, expect.stringMatching(/^(Завтра|Tomorrow): /)]])
  expect(await remindAt('2026-12-23T18:00:00+05:00')).toEqual([])
})

test('a reminder that can be sent only on the day itself, by the region’s time zone, is not sent', async () => {
  const { id } = await aSubscriber()
  await aSale(portal.db, { userId: id, startsAt: '2026-12-28T18:00:00+05:00' })
  await remindOfTomorrow(portal.db, new Date('2026-12-27T12:00:00+05:00'))
  // Still the 27th in UTC.
  portal.clock.now = new Date('2026-12-28T00:30:00+05:00')

  expect(await portal.mails()).toEqual([])
  expect(await rows(portal.db, sql`select from mail where parameters is not null`)).toEqual([])
})

test('one press in a reminder unsubscribes from reminders', async () => {
  const { id } = await aSubscriber()
  await aSale(portal.db, { userId: id, startsAt: '2026-12-26T12:00:00+05:00' })
  portal.clock.now = new Date('2026-12-25T12:00:00+05:00')
  await remindOfTomorrow(portal.db, portal.clock.now)
  const [mail] = await portal.mails()
  const token = new URL(mail?.letter.unsubscribeUrl ?? '').searchParams.get('token')
  const response = await portal.call('unsubscribe', { token })
  const [account] = await rows<{ is_subscribed: boolean }>(
    portal.db,
    sql`select gets_paid_services as is_subscribed from account where id = ${id}`,
  )

  expect([response.status < 300, account]).toEqual([true, { is_subscribed: false }])
})
