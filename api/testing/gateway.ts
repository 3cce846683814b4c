import { getRequestListener } from '@hono/node-server'
import { type Sandbox, sandbox, type SandboxOptions } from '@tropa/sandbox-gateway/app'
import type { Outcome } from '@tropa/sandbox-gateway/outcomes'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { portOf } from '@tropa/http/port-of'
import type { PaymentGateway } from '../payments/gateway.ts'
import { yookassa } from '../payments/yookassa.ts'

export type TestGateway = Pick<Sandbox, 'faults' | 'tick'> & {
  /** The client under test, over HTTP. */
  gateway: PaymentGateway
  url: string
  /** Does what a buyer does on the page of a payment. @returns where the page sends the buyer */
  choose: (paymentId: string, outcome: Outcome, seconds?: number) => Promise<string | null>
  close: () => Promise<void>
}

const [shopId, secret] = ['sandbox', 'test-secret']

/** The sandbox gateway on a port of its own; it does what is due when `tick` is called. */
export async function aGateway(options: Partial<SandboxOptions> & { timeoutMs?: number } = {}): Promise<TestGateway> {
  const { timeoutMs = 5000, ...rest } = options
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${portOf(server)}`
  const { app, faults, tick } = sandbox({ shopId, secret, publicUrl: url, ...rest })
  server.on('request', getRequestListener(app.fetch))
  return {
    gateway: yookassa({ url: `${url}/v3`, shopId, secret, isTest: true, timeoutMs }),
    url,
    faults,
    tick,
    choose: async (paymentId, outcome, seconds) => {
      const body = new URLSearchParams({ outcome, ...(seconds !== undefined && { seconds: String(seconds) }) })
      const response = await fetch(`${url}/pay/${paymentId}`, { method: 'POST', body, redirect: 'manual' })
      return response.headers.get('location')
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
