import { createStartHandler, defaultStreamHandler, setResponseStatus } from '@tanstack/react-start/server'
import { movedTo } from '../addresses/moved.ts'
import { PortalError } from '../portal/error.ts'
import { pageStatusOf } from '../portal/failures.ts'
import { noCookie, settingsCookie } from '../visitor/preference-cookies.ts'
import { storeLanguage } from './account-reading.ts'
import { configuration } from './configuration.ts'
import { gateway } from './configured-gateway.ts'
import { doneForm, noDoneCookie } from './http/done-cookie.ts'
import { noRefusedPress, refusedPress } from './http/refused-press.ts'
import { noRefusedStops, refusedStops } from './http/refused-stops.ts'
import { endsKeptForm } from './forms/kept-form.ts'
import { failureHeaders } from './http/failure-headers.ts'
import type { ServerRoute } from './server-fetch.ts'
import { expiredRedirect, refusedRedirect } from './session-end.ts'
import { logError } from './http/log.ts'
import { rendering } from './http/rendering.ts'
import { pagePolicy } from './http/security-headers.ts'
import { askedLanguage, authenticationOfRequest, sessionOf } from './http/request-session.ts'
import { keptFormName, withSession } from './http/session-cookies.ts'
import { type Visit, visitOf } from './http/visit.ts'

/** A search page renders without its results when the search fails; robots must not index it. */
const hasFailed = (loaderData: unknown) =>
  typeof loaderData === 'object' && loaderData !== null && 'isFailed' in loaderData && loaderData.isFailed === true

/** A page whose own data cannot be loaded has the status of that failure. */
const render = createStartHandler({
  handler: (context) => {
    const { matches } = context.router.state
    const visit = visitOf(context.request)
    // How the router's type of its matches is inferred depends on the other files.
    const page: unknown = matches.at(-1)?.fullPath
    visit.page = typeof page === 'string' ? page : undefined
    const error = matches.find((match) => match.status === 'error')?.error
    if (error !== undefined) {
      setResponseStatus(pageStatusOf(error))
      if (!(error instanceof PortalError)) logError('A page failed', error, { request_id: visit.requestId })
    }
    if (matches.some(({ loaderData }) => hasFailed(loaderData))) context.responseHeaders.set('x-robots-tag', 'noindex')
    return rendering.run(visit.visitor, visit.request.signal, async () => defaultStreamHandler(context))
  },
})

const { counter } = configuration.facts
const counterHosts = counter ? [new URL(counter.url).origin] : []

/** Pages with a form after which the buyer is redirected to the gateway. */
const isBeforeGateway = /^\/(?:checkout|payment)$/
const paymentPagesAt = (pathname: string) => (isBeforeGateway.test(pathname) ? configuration.paymentPages : [])

/** Renders a page of the router: the 404 page for an unknown address. */
export async function page(visit: Visit): Promise<Response> {
  const { request, url, nonce, isSecure } = visit
  const { kind } = authenticationOfRequest(request)
  const expired = expiredRedirect(visit)
  if (expired) return expired
  const response = await render(request)
  const refused = refusedRedirect(visit, response)
  if (refused) return refused
  const headers = new Headers(response.headers)
  const policy = pagePolicy(nonce, configuration.mapHosts, counterHosts, paymentPagesAt(url.pathname))
  headers.set('content-security-policy', policy)
  headers.set('cache-control', kind === 'signedIn' ? 'private, no-store' : 'private, no-cache')
  if (response.status >= 400) {
    headers.set('x-robots-tag', 'noindex')
    for (const [name, value] of Object.entries(failureHeaders(response.status))) headers.set(name, value)
  }
  if (doneForm(request.headers.get('cookie')) !== undefined) headers.append('set-cookie', noDoneCookie(isSecure))
  if (refusedStops(request.headers.get('cookie')) !== undefined) headers.append('set-cookie', noRefusedStops(isSecure))
  if (refusedPress(request.headers.get('cookie')) !== undefined) headers.append('set-cookie', noRefusedPress(isSecure))
  if (endsKeptForm(visit)) headers.append('set-cookie', noCookie(keptFormName, isSecure))
  const language = askedLanguage(url)
  if (language && language !== 'unknown') {
    const { settings } = sessionOf(request).preferences
    headers.append('set-cookie', settingsCookie(settings, isSecure))
    await storeLanguage(gateway, visit, settings)
  }
  const rendered = new Response(response.body, { status: response.status, headers })
  return withSession(rendered, kind === 'ended' ? { kind: 'expired' } : undefined, isSecure)
}

const redirect = (location: string) => new Response(null, { status: 308, headers: { location } })

/** The canonical address to redirect to. A path that begins with two slashes would name another host. */
const currentAddress = (pathname: string) =>
  pathname.startsWith('//') ? pathname.replace(/^\/+/, '/') : movedTo(pathname)

export const pages: ServerRoute = {
  name: 'page',
  at: /^/,
  handle: (visit) => {
    const { pathname, search } = visit.url
    const current = currentAddress(pathname)
    return current === undefined ? page(visit) : redirect(current + search)
  },
}
