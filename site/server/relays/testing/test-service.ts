import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { portOf } from '@tropa/http/port-of'
import { onTestFinished } from 'vitest'

/** A request that the service got. */
export type Arrived = { path: string; params: URLSearchParams; headers: IncomingHttpHeaders }
export type TestService = { url: string; arrived: Arrived[] }

type Respond = (arrived: Arrived, response: ServerResponse, request: IncomingMessage) => void

/** An outside service on a port of its own that records its requests; gone after the test. */
export async function aTestService(respond: Respond): Promise<TestService> {
  const arrived: Arrived[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service')
    const one = { path: pathname, params: searchParams, headers: request.headers }
    arrived.push(one)
    respond(one, response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${portOf(server)}`, arrived }
}
