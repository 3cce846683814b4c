// @vitest-environment jsdom
import type { Outgoing, Send } from '@tropa/contract'
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PortalError } from '../portal/error.ts'
import { createPortal } from '../portal/portal.ts'
import { Gate } from './gate.ts'
import { GateStore } from './gate-store.ts'
import { shownCode } from './shown-code.ts'

const code = '7K4M29TQ0123456789ABCDEFGH'
const signature = 'A'.repeat(43)
const qr = `TROPA1.${code}.${signature}`
const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const listed = {
  qr_digest: digest(qr),
  code_digest: digest(code),
  short_digest: digest(code.slice(-8)),
  number: '100001-1',
  status: 'valid',
  offer_id: 1,
  the_title: 'Museum',
  holder: 'Anna',
}
const unreachable = () => Promise.reject(new PortalError(503, '', {}, { isUnreachable: true }))
const redeemed = () => Promise.resolve({ ticket: { number: '100001-1', object: { the_title: 'Museum' } } })
const conflict = (fields: Record<string, string[]>) => () => Promise.reject(new PortalError(409, '', fields))

/** A gate whose provider answers as `respond` says; its list has one ticket. */
function aGate(respond: () => Promise<unknown> = redeemed) {
  const sent: Outgoing[] = []
  const provider = { respond }
  const send: Send = (outgoing) => {
    sent.push(outgoing)
    return outgoing.method === 'get' ? Promise.resolve({ ticket_list: [listed] }) : provider.respond()
  }
  const store = new GateStore()
  store.load()
  let keys = 0
  const now = () => new Date('2026-12-24T13:00:00Z')
  const gate = new Gate({
    portal: createPortal(send),
    store,
    now,
    newKey: () => `key-number-${(keys += 1)}-of-this-gate`,
  })
  return { gate, store, sent, provider }
}

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

test.each([
  [qr, { kind: 'qr', code, signature }],
  [` ${code.toLowerCase()} `, { kind: 'whole', code }],
  ['abcd–efgh', { kind: 'short', code: 'ABCDEFGH' }],
  ['https://portal.example/ticket', undefined],
  ['', undefined],
])('%j is parsed as %o', (text, shown) => {
  if (shown) expect(shownCode(text)).toMatchObject(shown)
  else expect(shownCode(text)).toBeUndefined()
})

test('online the portal decides, and gets the signature of the QR code', async () => {
  const { gate, sent, provider } = aGate()

  expect(await gate.check(qr)).toMatchObject({ kind: 'admitted', number: '100001-1', isListed: false })
  expect(sent[0]).toMatchObject({ path: `portal/ticket/${code}/redeem`, body: { signature } })
  provider.respond = conflict({ status: ['redeemed'], redeemed_at: ['2026-12-24T17:00:00+05:00'] })
  expect(await gate.check(qr)).toEqual({ kind: 'used', at: '2026-12-24T17:00:00+05:00' })
  provider.respond = conflict({ status: ['refunded'] })
  expect(await gate.check(qr)).toEqual({ kind: 'refunded' })
  provider.respond = () => Promise.reject(new PortalError(404))
  expect(await gate.check(qr)).toEqual({ kind: 'unknown' })
  provider.respond = () => Promise.reject(new PortalError(403))
  expect(await gate.check(qr)).toEqual({ kind: 'no_key' })
  expect(await gate.check('hello')).toEqual({ kind: 'unreadable' })
})

test('offline the list admits a ticket once, by its QR code, its code or the end of its code', async () => {
  const { gate, store, provider } = aGate()
  await gate.download()
  provider.respond = unreachable

  expect(await gate.check(qr)).toMatchObject({ kind: 'admitted', isListed: true, holder: 'Anna' })
  expect(await gate.check('abcd-efgh')).toMatchObject({ kind: 'used', at: '2026-12-24T13:00:00.000Z' })
  expect(await gate.check(code)).toMatchObject({ kind: 'used' })
  expect(await gate.check(`TROPA1.${code}.${'B'.repeat(43)}`)).toEqual({ kind: 'unlisted' })
  expect(store.view().waiting).toHaveLength(1)
})

test('an admission survives a reload and is reported once, with its time and the key of its check', async () => {
  const { gate, provider, sent } = aGate()
  await gate.download()
  provider.respond = unreachable
  await gate.check(qr)
  const tried = sent.at(-1)?.headers['Idempotency-Key']

  const after = aGate()
  expect(after.store.view().waiting).toHaveLength(1)
  await Promise.all([after.gate.report(), after.gate.report()])

  expect(after.sent).toHaveLength(1)
  expect(after.sent[0]).toMatchObject({
    headers: { 'Idempotency-Key': tried },
    body: { signature, redeemed_at: '2026-12-24T13:00:00.000Z' },
  })
  expect(after.store.view()).toMatchObject({ waiting: [], doubles: [] })
})

test('a ticket that another gate had admitted before is shown afterwards as used twice', async () => {
  const { gate, provider, store } = aGate()
  await gate.download()
  provider.respond = unreachable
  await gate.check(qr)
  await gate.report()
  expect(store.view().waiting).toHaveLength(1)
  provider.respond = conflict({ status: ['redeemed'], redeemed_at: ['2026-12-24T17:30:00+05:00'] })
  await gate.report()

  expect(store.view()).toMatchObject({
    waiting: [],
    doubles: [{ number: '100001-1', at: '2026-12-24T13:00:00.000Z', firstAt: '2026-12-24T17:30:00+05:00' }],
  })
})
