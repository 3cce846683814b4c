// @vitest-environment node
import { compressed } from '@tropa/http/compression'
import { serve } from 'srvx'
import { expect, onTestFinished, test } from 'vitest'

const chunk = new TextEncoder().encode('<p>Югра</p>'.repeat(1000))

/** A portal whose page never ends. */
async function aPortal() {
  const cancelled = Promise.withResolvers<void>()
  const aborted = Promise.withResolvers<void>()
  const seen = { pulls: 0, cancelled: cancelled.promise, aborted: aborted.promise }
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    silent: true,
    fetch: (request) => {
      request.signal.addEventListener('abort', () => aborted.resolve())
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          seen.pulls += 1
          controller.enqueue(chunk)
        },
        cancel: () => cancelled.resolve(),
      })
      return compressed(request, new Response(body, { headers: { 'content-type': 'text/html' } }))
    },
  })
  await server.ready()
  onTestFinished(() => server.close(true))
  return { url: server.url ?? '', seen }
}

test.each(['br', 'gzip', 'identity'])(
  'disconnecting from a response sent as %s cancels its source',
  async (encoding) => {
    const { url, seen } = await aPortal()
    const leave = new AbortController()
    const response = await fetch(url, { signal: leave.signal, headers: { 'accept-encoding': encoding } })
    await response.body?.getReader().read()

    leave.abort()

    await Promise.all([seen.cancelled, seen.aborted])
    const { pulls } = seen
    await new Promise((resolve) => setImmediate(resolve))
    expect(seen.pulls).toBe(pulls)
  },
)
