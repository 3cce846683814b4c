import './messages/all.ts'
import { createStartHandler, defaultStreamHandler, setResponseStatus } from '@tanstack/react-start/server'
import type { Language } from '@tropa/contract'
import { compressed } from '@tropa/http/compression'
import { movedTo } from './addresses/moved.ts'
import { versionPath } from './addresses/version.ts'
import { lowVisionPath } from './layouts/addresses.ts'
import { PortalError } from './portal/error.ts'
import { pageStatusOf } from './portal/failures.ts'
import { createPortal } from './portal/portal.ts'
import { preferencesPath } from './preferences/change.ts'
import { settingsCookie } from './preferences/cookies.ts'
import { configuration } from './server/configuration.ts'
import { createDocuments } from './server/documents/documents.ts'
import { drawing } from './server/drawings.ts'
import { failed } from './server/failed.ts'
import { Pictures } from './server/found/pictures.ts'
import { robots } from './server/found/robots.ts'
import { Sitemap } from './server/found/sitemap.ts'
import { createApi } from './server/gateway/api.ts'
import { gateway, ownPortal, sendFor, uncachedGateway } from './server/gateway/configured.ts'
import { createMedia } from './server/gateway/media.ts'
import { anonymous } from './server/gateway/principal.ts'
import { Provider } from './server/gateway/provider.ts'
import { Health } from './server/health.ts'
import { logError, logRequest } from './server/log.ts'
import { version } from './server/manifest.ts'
import { openData } from './server/open-data/door.ts'
import { changePreferences, turnLowVisionOn } from './server/preferences.ts'
import { pagePolicy, setSecurityHeaders } from './server/security.ts'
import { askedLanguage, sessionOf } from './server/session.ts'
import { beginVisit, type Incoming, visitOf, type Visit } from './server/visit.ts'
import { createWeatherRelay } from './server/weather/relay.ts'
import { WeatherService } from './server/weather/service.ts'

const { apiUrl, siteUrl, weatherUrl, weatherKey } = configuration
const weather = createWeatherRelay({ service: new WeatherService({ url: weatherUrl, key: weatherKey }) })
const api = createApi(gateway)
const media = createMedia(new Provider(apiUrl))
const pictures = new Pictures({ apiUrl })
const sitemap = new Sitemap(ownPortal('portal-sitemap'))
const health = new Health((signal) =>
  uncachedGateway.call(
    { method: 'get', path: 'portal/dictionary/territory', query: new URLSearchParams() },
    anonymous,
    { language: 'ru', requestId: 'portal-readiness', signal },
  ),
)

function openDataOf(visit: Visit, path: string): Promise<Response> {
  const { request, origin, url } = visit
  const session = sessionOf(request)
  const portal = createPortal(sendFor(visit, session.language))
  return openData(request, path, { session, origin, isLanguageUnknown: askedLanguage(url) === 'unknown', portal })
}

/** A page whose own data cannot be loaded answers with the status of that failure. */
const render = createStartHandler({
  handler: (context) => {
    const error = context.router.state.matches.find((match) => match.status === 'error')?.error
    if (error !== undefined) {
      setResponseStatus(pageStatusOf(error))
      if (!(error instanceof PortalError)) logError('A page failed', error, { request_id: context.router.options.context.requestId })
    }
    return defaultStreamHandler(context)
  },
})

async function page({ request, url, nonce, isSecure }: Visit): Promise<Response> {
  const response = await render(request)
  const headers = new Headers(response.headers)
  headers.set('content-security-policy', pagePolicy(nonce, configuration.mapHosts))
  headers.set('cache-control', 'private, no-cache')
  if (response.status >= 400) headers.set('x-robots-tag', 'noindex')
  const language = askedLanguage(url)
  if (language && language !== 'unknown') headers.append('set-cookie', settingsCookie(sessionOf(request).preferences.settings, isSecure))
  return new Response(response.body, { status: response.status, headers })
}

/** A provider that is away is one of its statuses here: the document then leads to its text's page. */
const documentOf = (path: string, language: Language, from: Request) => {
  const { principal, requestId, visitor, request } = visitOf(from)
  return gateway
    .call({ method: 'get', path, query: new URLSearchParams() }, principal, { language, requestId, visitor, signal: request.signal })
    .catch((error: unknown) => {
      if (error instanceof PortalError) return { status: error.status, body: '' }
      throw error
    })
}

const documents = createDocuments({ answers: { get: documentOf }, siteUrl, missing: (request) => page(visitOf(request)) })

type Route = {
  /** In the log. */
  name: string
  at: RegExp
  /** GET and HEAD where nothing else is said; `any`: the handler decides. */
  methods?: 'POST' | 'any'
  /** @param path what the first group of the pattern holds */
  handle: (visit: Visit, path: string) => Promise<Response> | Response
}

const exactly = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.')}$`)

/** What is answered without the router's pages; the first that matches. */
const routes: readonly Route[] = [
  { name: 'weather', at: /^\/api\/weather\/(.*)$/, methods: 'any', handle: weather },
  { name: 'media', at: /^\/api\/media\/(.+)$/, handle: (visit, path) => media(visit, `media/${path}`) },
  { name: 'api', at: /^\/api\/(.*)$/, methods: 'any', handle: api },
  { name: 'drawing', at: /^\/drawings\/(.*)$/, handle: ({ url }, name) => drawing(name, url.searchParams) },
  { name: 'shared picture', at: /^\/og\/(.*)$/, handle: ({ request }, path) => pictures.answer(request, path) },
  { name: 'sitemap', at: /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/, handle: ({ origin }, file) => sitemap.answer(origin, file === '' ? undefined : Number(file)) },
  { name: 'robots', at: exactly('/robots.txt'), handle: ({ origin }) => robots(origin) },
  { name: 'open data', at: /^\/([a-z]+(?:\/\d+)?\.(?:jsonld|geojson|ics|gpx|kml))$/, handle: openDataOf },
  { name: 'document', at: /^\/docs\/([1-9]\d{0,8})\.pdf$/, handle: ({ request }, id) => documents(request, id) },
  { name: 'preferences', at: exactly(preferencesPath), methods: 'POST', handle: changePreferences },
  { name: 'low vision', at: exactly(lowVisionPath), handle: turnLowVisionOn },
  { name: 'health', at: exactly('/healthz'), handle: () => health.live() },
  { name: 'readiness', at: exactly('/readyz'), handle: () => health.ready() },
  { name: 'version', at: exactly(versionPath), handle: () => Response.json({ version }, { headers: { 'cache-control': 'no-store' } }) },
]

const redirect = (location: string) => new Response(null, { status: 308, headers: { location } })

/** Where an address leads for good. Two slashes at its beginning would name another host. */
const currentAddress = (pathname: string) => (pathname.startsWith('//') ? pathname.replace(/^\/+/, '/') : movedTo(pathname))

const isReadable = (pathname: string): boolean => {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

const pages: Route = {
  name: 'page',
  at: /^/,
  handle: (visit) => {
    const { pathname, search } = visit.url
    const current = currentAddress(pathname)
    return current === undefined ? page(visit) : redirect(current + search)
  },
}

/** A file of the build, where the address names one. */
export type Files = (request: Request) => Promise<Response | undefined>

const isFile = /\.\w+$/

async function responseOf(visit: Visit, { methods, handle }: Route, path: string): Promise<Response> {
  const { method } = visit.request
  const isAllowed = methods === 'any' || (methods === undefined ? method === 'GET' || method === 'HEAD' : method === methods)
  if (!isAllowed) return failed(visit, new PortalError(405), { allow: methods ?? 'GET, HEAD' })
  if (!isReadable(visit.url.pathname)) throw new PortalError(400)
  return handle(visit, path)
}

async function answer(visit: Visit, files: Files): Promise<{ route: string; response: Response }> {
  const { request, url } = visit
  const found = routes.find(({ at }) => at.test(url.pathname)) ?? pages
  try {
    if (visit.isMalformed) throw new PortalError(400)
    const file = found === pages && isFile.test(url.pathname) && isReadable(url.pathname) ? await files(request) : undefined
    if (file) return { route: 'file', response: file }
    const response = await responseOf(visit, found, found.at.exec(url.pathname)?.[1] ?? '')
    return { route: found.name, response: compressed(request, response) }
  } catch (error) {
    const hasLeft = request.signal.aborted && !(error instanceof PortalError)
    const response = hasLeft ? new Response(null, { status: 499 }) : failed(visit, error)
    return { route: found.name, response: compressed(request, response) }
  }
}

export default {
  async fetch(incoming: Incoming, files: Files = async () => undefined): Promise<Response> {
    const start = performance.now()
    const visit = beginVisit(incoming, configuration)
    const { route, response } = await answer(visit, files)
    setSecurityHeaders(response.headers, visit.isSecure)
    response.headers.set('x-request-id', visit.requestId)
    logRequest({
      request_id: visit.requestId,
      method: visit.request.method,
      route,
      path: visit.url.pathname,
      status: response.status,
      duration_ms: Math.round(performance.now() - start),
    })
    return response
  },
}
