import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { localAddress } from '../addresses/local-address.ts'
import { PortalError, statusOf } from '../portal/error.ts'
import { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx'
import { preferencesPath } from '../visitor/preferences-path.ts'
import { failureHeaders } from './http/failure-headers.ts'
import { logError } from './http/log.ts'
import { refusal } from './http/refusal.ts'
import { plainPagePolicy } from './http/security-headers.ts'
import { sessionOf } from './http/request-session.ts'
import type { Visit } from './http/visit.ts'

/** Closes the connection after a late or too large body, so that the rest of it is not read. */
const headersOf = (status: number): Record<string, string> => ({
  ...failureHeaders(status),
  ...((status === 408 || status === 413) && { connection: 'close' }),
})

function errorPage(props: ErrorPageProps, headers: Record<string, string>): Response {
  return new Response(`<!doctype html>${renderToStaticMarkup(createElement(ErrorPage, props))}`, {
    status: props.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': plainPagePolicy,
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })
}

/** The page of a posted form: a GET of its address shows it again. */
const formPageOf = ({ method, url, origin }: Visit): string | undefined => {
  if (method !== 'POST' || url.pathname === preferencesPath) return undefined
  const { pathname, search } = localAddress(url.pathname + url.search, origin)
  return pathname + search
}

const isData = ({ url }: Visit) => url.pathname.startsWith('/api/')

/** Renders an error as a page, or as JSON for clients that accept JSON. Logs bugs with their causes. */
export function failed(visit: Visit, error: unknown, special: Record<string, string> = {}): Response {
  const status = statusOf(error)
  const { request, requestId } = visit
  if (!(error instanceof PortalError)) logError('A request failed', error, { request_id: requestId })
  const headers = { ...headersOf(status), ...special }
  if (!isData(visit))
    return errorPage({ status, session: sessionOf(request), requestId, formPage: formPageOf(visit) }, headers)
  if (!(error instanceof PortalError)) return refusal(request, status, { headers })
  const { message, fields } = error
  return refusal(request, status, { message, errors: fields, headers })
}
