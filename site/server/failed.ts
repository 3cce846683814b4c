import { errorScreenMessages } from '@tropa/library/messages/ErrorScreen.ts'
import { errorText } from '@tropa/library/ErrorScreen/ErrorScreen.tsx'
import { PortalError, statusOf } from '../portal/error.ts'
import { errorPage } from './error-page.tsx'
import { failure } from './gateway/api.ts'
import { logError } from './log.ts'
import { sessionOf } from './session.ts'
import type { Visit } from './visit.ts'

/** Of a browser or a program that may well ask again. */
const headersOf = (status: number): Record<string, string> => ({
  ...((status === 503 || status === 429) && { 'retry-after': '5' }),
  // The rest of such a body is not read.
  ...((status === 408 || status === 413) && { connection: 'close' }),
})

const isData = ({ url }: Visit) => url.pathname.startsWith('/api/')

/** What a visitor gets instead of an error: a page, or JSON where programs ask. A bug is in the log with its causes. */
export function failed(visit: Visit, error: unknown, headers: Record<string, string> = {}): Response {
  const status = statusOf(error)
  const { request, url, requestId } = visit
  if (!(error instanceof PortalError)) logError('A request failed', error, { request_id: requestId, method: request.method, path: url.pathname })
  const all = { ...headersOf(status), ...headers }
  const session = sessionOf(request)
  if (!isData(visit)) return errorPage({ status, session, requestId, headers: all })
  const { message = '', fields = {} } = error instanceof PortalError ? error : {}
  return failure(status, all, { message: message || errorText(status, errorScreenMessages[session.language]).title, fields })
}
