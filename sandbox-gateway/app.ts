import type { HttpBindings } from '@hono/node-server'
import { BodyTooLarge, readText } from '@tropa/http/body'
import { type Context, Hono } from 'hono'
import { Buffer } from 'node:buffer'
import { createHash, timingSafeEqual } from 'node:crypto'
import { Failure } from './failure.ts'
import { type CallName, type Faults, isAfterwards, openFaults } from './faults.ts'
import { once } from './idempotence.ts'
import { openNotices } from './notices.ts'
import { advance, type Bank, cancel, capture, createPayment, paymentOf, shownPayment } from './payments.ts'
import { servePage } from './page.ts'
import { createReceipt, createRefund, receiptsOf, refundOf, shownReceipt, shownRefund } from './refunds.ts'
import { Nothing, parsed } from './requests.ts'
import { openStore } from './store.ts'

export type SandboxOptions = {
  shopId: string
  secret: string
  /** Where buyers reach the page: an origin. */
  publicUrl: string
  /** Where notifications are sent; without it none is. */
  notificationUrl?: string
  /** Keeps everything between starts. */
  file?: string
  now?: () => Date
  /** How long the shop holds what is being paid for; 15. */
  holdMinutes?: number
}

export type Sandbox = {
  app: Hono<Env>
  faults: Faults
  /** Ends expired payments, carries out due outcomes and sends notifications; call it regularly. */
  tick: () => Promise<void>
}
type Env = { Bindings: HttpBindings }

const mostBytes = 262_144
const digest = (text: string) => createHash('sha256').update(text).digest()

function checkCredentials({ shopId, secret }: SandboxOptions, authorization: string | undefined): void {
  const expected = `Basic ${Buffer.from(`${shopId}:${secret}`).toString('base64')}`
  if (!timingSafeEqual(digest(expected), digest(authorization ?? '')))
    throw new Failure('invalid_credentials', 'The shop id or the secret key is wrong')
}

function jsonOf(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text)
  } catch {
    throw new Failure('invalid_request', 'The body is not JSON')
  }
}

/** Ends a connection without a response. */
const cut = (context: Context<Env>) => void context.env.outgoing.destroy()
const never = new Promise<Response>(() => undefined)

/** The sandbox gateway: YooKassa's API, version 3, at `/v3`, and the page where a buyer chooses what happens. */
export function sandbox(options: SandboxOptions): Sandbox {
  const { publicUrl, file, now = () => new Date(), notificationUrl: address, holdMinutes = 15 } = options
  const store = openStore(file)
  const faults = openFaults()
  const notices = openNotices({ store, now, address })
  const bank: Bank = { store, now, publicUrl, holdMinutes, notify: notices.add }
  const app = new Hono<Env>()

  async function send() {
    await notices.send()
  }
  const shown = (payment: Parameters<typeof shownPayment>[1]) => shownPayment(bank, payment)

  async function respond(context: Context<Env>, call: CallName, work: () => object): Promise<Response> {
    checkCredentials(options, context.req.header('authorization'))
    const fault = faults.next(call)
    if (fault && !isAfterwards(fault)) throw new Failure(fault, 'A planned fault of the sandbox')
    const body = work()
    void send()
    if (fault === 'error_after') throw new Failure('internal_server_error', 'A planned fault of the sandbox')
    if (fault === 'lost_answer') cut(context)
    return fault ? never : context.json(body)
  }

  const read = (path: string, work: (id: string) => object) =>
    app.get(path, (context) => respond(context, 'read', () => work(context.req.param('id') ?? '')))

  const change = (path: string, call: CallName, work: (body: unknown, id: string) => object) =>
    app.post(path, async (context) => {
      const body = await readText(context.req.raw, mostBytes)
      const request = { key: context.req.header('idempotence-key'), path: context.req.path, body }
      const id = context.req.param('id') ?? ''
      return respond(context, call, () => once(store, now(), request, () => work(jsonOf(body), id)))
    })

  const current = (id: string) => {
    advance(bank, paymentOf(bank, id))
    return paymentOf(bank, id)
  }
  change('/v3/payments', 'create', (body) => shown(createPayment(bank, body)))
  read('/v3/payments/:id', (id) => shown(current(id)))
  change('/v3/payments/:id/capture', 'capture', (body, id) => shown(capture(bank, current(id).id, body)))
  change('/v3/payments/:id/cancel', 'cancel', (body, id) => {
    parsed(Nothing, body)
    return shown(cancel(bank, current(id).id))
  })
  change('/v3/refunds', 'refund', (body) => shownRefund(createRefund(bank, body)))
  read('/v3/refunds/:id', (id) => shownRefund(refundOf(bank, id)))
  change('/v3/receipts', 'receipt', (body) => shownReceipt(createReceipt(bank, body)))
  app.get('/v3/receipts', (context) =>
    respond(context, 'read', () => ({
      type: 'list',
      items: receiptsOf(bank, context.req.query('payment_id') ?? ''),
    })),
  )

  app.post('/sandbox/faults', async (context) => {
    checkCredentials(options, context.req.header('authorization'))
    faults.plan(jsonOf(await readText(context.req.raw, mostBytes)))
    return context.body(null, 204)
  })
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  servePage(app, bank, send)

  app.notFound((context) => context.json(new Failure('not_found', 'There is nothing at this address').body, 404))
  app.onError((error, context) => {
    if (error instanceof BodyTooLarge) return context.json(new Failure('invalid_request', error.message).body, 400)
    if (error instanceof Failure) return context.json(error.body, error.status)
    process.stderr.write(`${error.stack}\n`)
    return context.json(new Failure('internal_server_error', 'The sandbox has failed').body, 500)
  })

  return {
    app,
    faults,
    tick: async () => {
      for (const payment of store.all('payment')) advance(bank, payment)
      await send()
    },
  }
}
