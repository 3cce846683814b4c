import { shortCode } from '@tropa/contract/ticket-code'
import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountPortal, anAccountPortal } from '../testing/accounts.ts'
import { changed } from '../testing/changed.ts'
import { newTicketCode } from '../tickets/code.ts'
import { aSale } from '../tickets/testing/sale.ts'
import { testSeal } from '../tickets/testing/tickets.ts'
import { makeKey, revokeKeys } from './keys.ts'

let portal: AccountPortal
let key: string
let others: string
beforeAll(async () => {
  portal = await anAccountPortal({ tickets: { seal: testSeal } })
  const now = portal.clock.now
  key = await makeKey(portal.db, { companyId: 501, title: 'a gate', now })
  others = await makeKey(portal.db, { companyId: 502, title: 'another gate', now })
})
afterAll(() => portal.close())

type Sent = { token?: string; requestKey?: string; body?: object }
const redeem = (code: string, { token = key, requestKey, body = {} }: Sent = {}) =>
  portal.call('redeemTicket', body, {
    token,
    path: `portal/ticket/${code}/redeem`,
    ...(requestKey && { headers: { 'idempotency-key': requestKey } }),
  })
const soldCode = async (sale = {}) => {
  const { codes } = await aSale(portal.db, sale)
  const [code = ''] = codes
  return code
}
const statusOf = async (code: string) => {
  const response = await portal.fetch(`portal/ticket/${code}`)
  return (await response.json()).ticket
}

test('a ticket is redeemed once; the second time is 409 with the time of the first', async () => {
  const code = await soldCode()
  const first = await redeem(code)
  portal.clock.forward(60)
  const second = await redeem(code)

  expect([first.status, (await first.json()).ticket]).toMatchObject([200, { status: 'redeemed', code }])
  expect(second.status).toBe(409)
  const { errors } = await second.json()
  expect(errors.status).toEqual(['redeemed'])
  expect(Date.parse(errors.redeemed_at[0])).toBe(portal.clock.now.getTime() - 60_000)
  expect(await statusOf(code)).toMatchObject({ status: 'redeemed', redeemed_at: expect.any(String) })
})

test('one of twenty simultaneous gates admits', async () => {
  const code = await soldCode()
  const responses = await Promise.all(Array.from({ length: 20 }, () => redeem(code)))
  const statuses = responses.map(({ status }) => status)

  expect([
    statuses.filter((status) => status === 200).length,
    statuses.filter((status) => status === 409).length,
  ]).toEqual([1, 19])
})

test('a gate that lost the response gets it again with its key, and others do not', async () => {
  const code = await soldCode()
  const requestKey = crypto.randomUUID()
  const statuses = [
    (await redeem(code, { requestKey })).status,
    (await redeem(code, { requestKey })).status,
    (await redeem(code, { requestKey: crypto.randomUUID() })).status,
    (await redeem(code)).status,
  ]

  expect(statuses).toEqual([200, 200, 409, 409])
})

test('the signature of the QR code is checked, and the end of a code is enough to type', async () => {
  const code = await soldCode()
  const [, , signature = ''] = testSeal.textOf(code).split('.')
  const forged = await redeem(code, { body: { signature: changed(signature) } })
  const true_ = await redeem(code, { body: { signature } })
  const typed = await redeem(encodeURIComponent(shortCode(await soldCode()).toLowerCase()))

  expect([forged.status, true_.status, typed.status]).toEqual([404, 200, 200])
})

test('an offline gate reports the time of its admission, which may not be in the future or long ago', async () => {
  const now = portal.clock.now.getTime()
  const times = [now - 3_600_000, now + 3_600_000, now - 30 * 86_400_000].map((at) => new Date(at).toISOString())
  const recorded: number[] = []
  for (const redeemed_at of times) {
    const response = await redeem(await soldCode(), { body: { redeemed_at } })
    recorded.push(Date.parse((await response.json()).ticket.redeemed_at))
  }

  expect(recorded).toEqual([now - 3_600_000, now, now])
})

test('a second admission by an offline gate is reported once, to its seller only', async () => {
  const [used, returned, online] = [await soldCode(), await soldCode(), await soldCode()]
  await redeem(used)
  await redeem(online)
  await portal.db.execute(sql`update ticket set status = 'refunded', refunded_at = now() where code = ${returned}`)
  const admitted = new Date(portal.clock.now.getTime() - 60_000).toISOString()
  const requestKey = crypto.randomUUID()
  const report = { requestKey, body: { redeemed_at: admitted } }
  const reports = [await redeem(used, report), await redeem(used, report), await redeem(returned, report)]
  // Refused at the gate: nobody was admitted.
  reports.push(await redeem(online))

  const listOf = async (token: string) =>
    (await (await portal.call('soldOrders', undefined, { token })).json()).double_use_list
  expect(reports.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  const list: { admitted_at: string; status: string }[] = await listOf(key)
  expect(list.map(({ status }) => status).sort()).toEqual(['redeemed', 'refunded'])
  for (const one of list)
    expect(one).toMatchObject({ number: expect.stringMatching(/^\d+-1$/), used_at: expect.any(String) })
  expect(new Set(list.map(({ admitted_at }) => Date.parse(admitted_at)))).toEqual(new Set([Date.parse(admitted)]))
  expect(await listOf(others)).toEqual([])
})

test('a returned ticket is 409 and admits nobody', async () => {
  const code = await soldCode()
  await portal.db.execute(sql`update ticket set status = 'refunded', refunded_at = now() where code = ${code}`)
  const response = await redeem(code)

  expect([response.status, (await response.json()).errors.status]).toEqual([409, ['refunded']])
})

test('an organisation redeems and lists only its own tickets', async () => {
  const code = await soldCode()
  const foreign = await redeem(code, { token: others })
  const foreignShort = await redeem(code.slice(-8), { token: others })
  const list = await portal.call('gateTickets', undefined, { token: others })

  expect([foreign.status, foreignShort.status, (await list.json()).ticket_list]).toEqual([404, 404, []])
  expect(await statusOf(code)).toMatchObject({ status: 'valid' })
})

test.each([
  ['nobody', undefined, 401],
  ['a wrong key', 'org_0000000000000000000000000000000000000000000', 401],
])('%s redeems nothing', async (_, token, status) => {
  const code = await soldCode()
  const response = await portal.call(
    'redeemTicket',
    {},
    {
      path: `portal/ticket/${code}/redeem`,
      ...(token && { token }),
    },
  )

  expect([response.status, (await statusOf(code)).status]).toEqual([status, 'valid'])
})

test('a visitor’s session is not accepted as a key, and a key not as a session', async () => {
  const { token } = await portal.aUser()
  const byVisitor = await redeem(await soldCode(), { token })
  const profile = await portal.call('profile', undefined, { token: key })

  expect([byVisitor.status, profile.status]).toEqual([403, 403])
})

test('a revoked key is refused', async () => {
  const now = portal.clock.now
  const lost = await makeKey(portal.db, { companyId: 501, title: 'a lost phone', now })
  const before = await portal.call('gateTickets', undefined, { token: lost })
  const count = await revokeKeys(portal.db, { companyId: 501, title: 'a lost phone', now })
  const after = await portal.call('gateTickets', undefined, { token: lost })

  expect([before.status, count, after.status]).toEqual([200, 1, 401])
})

test('the list for a gate has digests instead of codes, and says which tickets were redeemed', async () => {
  const code = await soldCode({ sellerId: 503 })
  const ended = await soldCode({ sellerId: 503, startsAt: '2026-11-01T10:00:00+05:00' })
  const token = await makeKey(portal.db, { companyId: 503, title: 'a gate', now: portal.clock.now })
  await redeem(code, { token })
  const text = await (await portal.call('gateTickets', undefined, { token })).text()
  const { ticket_list } = JSON.parse(text)
  const digestOf = (content: string) => createHash('sha256').update(content).digest('base64url')

  expect([text.includes(code), text.includes(code.slice(-8)), text.includes(digestOf(ended))]).toEqual([
    false,
    false,
    false,
  ])
  expect(ticket_list).toEqual([
    expect.objectContaining({
      qr_digest: digestOf(testSeal.textOf(code)),
      code_digest: digestOf(code),
      short_digest: digestOf(code.slice(-8)),
      status: 'redeemed',
      redeemed_at: expect.any(String),
      holder: 'Соколова Елена 1',
    }),
  ])
})

test('guessing codes is slowed down', async () => {
  const limited = await anAccountPortal({ limits: { ticket: { requests: 20, seconds: 60 } } })
  const guesses = await Promise.all(Array.from({ length: 40 }, () => limited.fetch(`portal/ticket/${newTicketCode()}`)))
  const refused = guesses.filter(({ status }) => status === 429)
  await limited.close()

  expect([guesses.filter(({ status }) => status === 404).length, refused.length]).toEqual([20, 20])
  expect(refused[0]?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
})

test('the files of a ticket are in the reader’s language, and are not cached', async () => {
  const { codes, number } = await aSale(portal.db)
  const pdf = await portal.fetch(`portal/ticket/${codes[0]}/pdf`, { language: 'en' })
  const calendar = await portal.fetch(`portal/ticket/${codes[0]}/calendar`)
  const anyDay = await portal.fetch(`portal/ticket/${await soldCode({ startsAt: null })}/calendar`)

  expect(pdf.headers.get('cache-control')).toBe('private, no-store')
  expect(await pdf.json()).toMatchObject({ name: `ticket-${number}-1.pdf`, base64: expect.stringMatching(/^JVBERi/) })
  const { base64 } = await calendar.json()
  expect(Buffer.from(base64, 'base64').toString()).toContain('DTSTART:20261224T130000Z')
  expect(anyDay.status).toBe(404)
})
