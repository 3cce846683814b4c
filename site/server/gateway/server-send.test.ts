// @vitest-environment node
import { expect, test } from 'vitest'
import { PortalError } from '../../portal/error.ts'
import { anonymous } from '../http/principal.ts'
import type { CallOptions } from './gateway.ts'
import { serverSend } from './server-send.ts'

const options: CallOptions = {
  language: 'en',
  requestId: 'request-1',
  visitor: undefined,
  signal: new AbortController().signal,
}
const outgoing = { method: 'get', path: 'portal/menu', query: new URLSearchParams(), headers: {} } as const
const sendFrom = (respond: () => Promise<{ status: number; body: string }>) =>
  serverSend({ call: async () => ({ headers: {}, ...(await respond()) }) }, anonymous, options)
const answering = (status: number, body: string) => sendFrom(async () => ({ status, body }))

test('the result is the parsed body, and nothing if the contract has none', async () => {
  expect(await answering(200, '{"total":3}')(outgoing)).toEqual({ total: 3 })
  expect(await answering(204, '')(outgoing)).toBeUndefined()
})

test('a refusal is an error with its fields and the request id', async () => {
  const body = JSON.stringify({ message: 'Check', errors: { email: ['No address'] } })

  await expect(answering(422, body)(outgoing)).rejects.toMatchObject({
    status: 422,
    message: 'Check',
    fields: { email: ['No address'] },
    requestId: 'request-1',
  })
})

test('a failure of the gateway gets the request id, and keeps its own', async () => {
  const cause = new Error('refused')
  const failing = sendFrom(() => Promise.reject(new PortalError(503, '', {}, { cause })))
  const numbered = sendFrom(() => Promise.reject(new PortalError(503, '', {}, { requestId: 'another' })))

  await expect(failing(outgoing)).rejects.toMatchObject({ requestId: 'request-1', cause })
  await expect(numbered(outgoing)).rejects.toMatchObject({ requestId: 'another' })
})

test('a bug stays a bug', async () => {
  await expect(sendFrom(() => Promise.reject(new TypeError('a bug')))(outgoing)).rejects.toThrow(TypeError)
})

test('a call that its page no longer needs is cancelled, but not the whole request', async () => {
  const stop = new AbortController()
  const signals: (AbortSignal | undefined)[] = []
  const call = async (_: unknown, __: unknown, { signal }: CallOptions) => {
    signals.push(signal)
    return { status: 204, headers: {}, body: '' }
  }
  const send = serverSend({ call }, anonymous, options)

  await send({ ...outgoing, signal: stop.signal })
  await send(outgoing)

  expect(signals).toEqual([stop.signal, options.signal])
})
