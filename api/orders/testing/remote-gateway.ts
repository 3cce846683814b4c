import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { GatewayError, type PaymentGateway } from '../../payments/gateway.ts'
import type { MemoryGateway } from './memory-gateway.ts'

const calls = ['createPayment', 'payment', 'capture', 'cancel', 'createRefund', 'refund', 'createReceipt'] as const
const pages = ['pay', 'decline', 'expire'] as const
const isOneOf = <T extends string>(list: readonly T[], name: string): name is T => list.some((one) => one === name)

async function respond(gateway: MemoryGateway, name: string, parameters: unknown[]): Promise<unknown> {
  // The parameters come from `remoteGateway`, whose types are those of the gateway.
  if (isOneOf(calls, name)) return (gateway[name] as (...all: unknown[]) => Promise<unknown>)(...parameters)
  if (isOneOf(pages, name)) return gateway[name](String(parameters[0]))
  throw new Error(`no call ${name}`)
}

/** Serves a gateway to other processes: it outlives those that are killed. */
export async function serveGateway(gateway: MemoryGateway): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const { name, parameters } = JSON.parse(await text(request))
    try {
      response.end(JSON.stringify({ result: (await respond(gateway, name, parameters)) ?? null }))
    } catch (error) {
      const kind = error instanceof GatewayError ? error.kind : 'refused'
      response.end(JSON.stringify({ kind, message: String(error) }))
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('a TCP server has a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** A gateway of another process, with the page where its buyers pay. */
export function remoteGateway(
  url: string,
): PaymentGateway & { page: (name: (typeof pages)[number], id: string) => Promise<void> } {
  const call = async (name: string, ...parameters: unknown[]) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify({ name, parameters }) })
    const { result, kind, message } = await response.json()
    if (kind) throw new GatewayError(kind, message)
    return result
  }
  return {
    createPayment: (payment) => call('createPayment', payment),
    payment: (id) => call('payment', id),
    capture: (id, key, receipt) => call('capture', id, key, receipt),
    cancel: (id, key) => call('cancel', id, key),
    createRefund: (refund) => call('createRefund', refund),
    refund: (id) => call('refund', id),
    createReceipt: (receipt) => call('createReceipt', receipt),
    page: (name, id) => call(name, id),
  }
}
