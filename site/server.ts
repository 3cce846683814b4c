import './messages/all.ts'
import { compressed } from '@tropa/http/compression'
import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { setResponseStatus } from '@tanstack/react-start/server'
import { movedTo } from './addresses/moved.ts'
import { versionPath } from './addresses/version.ts'
import { lowVisionPath } from './layouts/addresses.ts'
import { statusOf } from './portal/error.ts'
import { createPortal } from './portal/portal.ts'
import { preferencesPath } from './preferences/change.ts'
import { settingsCookie } from './preferences/cookies.ts'
import { configuration } from './server/configuration.ts'
import { createDocuments } from './server/documents/documents.ts'
import { drawing } from './server/drawings.ts'
import { Pictures } from './server/found/pictures.ts'
import { robots } from './server/found/robots.ts'
import { Sitemap } from './server/found/sitemap.ts'
import { version } from './server/manifest.ts'
import { openData } from './server/open-data/door.ts'
import { changePreferences, turnLowVisionOn } from './server/preferences.ts'
import { answers, provided } from './server/provided.ts'
import { createRelay } from './server/relay.ts'
import { isSecure } from './server/request.ts'
import { pagePolicy, secured } from './server/security.ts'
import { askedLanguage, sessionOf } from './server/session.ts'
import { surroundingsOf } from './server/surroundings.ts'
import { createWeatherRelay } from './server/weather/relay.ts'
import { WeatherService } from './server/weather/service.ts'

const { siteUrl, weatherUrl, weatherKey } = configuration
const relay = createRelay(configuration.apiUrl, answers)
const weatherRelay = createWeatherRelay({ service: new WeatherService({ url: weatherUrl, key: weatherKey }) })
const pictures = new Pictures({ apiUrl: configuration.apiUrl })
/** Asks the provider itself: a list that is read once an hour would push pages' answers out of those that are kept. */
const sitemap = new Sitemap(createPortal({ address: configuration.apiUrl, language: 'ru' }))
const originOf = (request: Request) => siteUrl ?? new URL(request.url).origin

function dataOf(request: Request, path: string): Promise<Response> {
  const { session, origin, isLanguageUnknown, address, fetch } = surroundingsOf(request)
  return openData(request, path, { session, origin, isLanguageUnknown, portal: createPortal({ address, language: session.language, ...(fetch && { fetch }) }) })
}

/** A page whose own data could not be had answers with the status of that failure. */
const render = createStartHandler({
  handler: (context) => {
    const failed = context.router.state.matches.find((match) => match.status === 'error')
    if (failed) setResponseStatus(statusOf(failed.error))
    return defaultStreamHandler(context)
  },
})

async function page(request: Request): Promise<Response> {
  const response = await render(request)
  const headers = new Headers(response.headers)
  headers.set('content-security-policy', pagePolicy(provided.nonceOf(request), configuration.mapHosts))
  headers.set('cache-control', 'private, no-cache')
  if (response.status >= 400) headers.set('x-robots-tag', 'noindex')
  const asked = askedLanguage(new URL(request.url))
  if (asked && asked !== 'unknown') headers.append('set-cookie', settingsCookie(sessionOf(request).preferences.settings, isSecure(request, siteUrl)))
  return new Response(response.body, { status: response.status, headers })
}

const documents = createDocuments({ answers, siteUrl, missing: page })

const exactly = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.')}$`)

type Door = { at: RegExp; answer: (request: Request, path: string) => Promise<Response> | Response }

/** What is answered without a page; `path` is what the first group of the pattern holds. */
const doors: readonly Door[] = [
  { at: /^\/api\/weather\/(.*)$/, answer: weatherRelay },
  { at: /^\/api\/(.*)$/, answer: relay },
  { at: /^\/drawings\/(.*)$/, answer: (request, name) => drawing(name, new URL(request.url).searchParams) },
  { at: /^\/og\/(.*)$/, answer: (request, path) => pictures.answer(request, path) },
  { at: /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/, answer: (request, file) => sitemap.answer(originOf(request), file === '' ? undefined : Number(file)) },
  { at: exactly('/robots.txt'), answer: (request) => robots(originOf(request)) },
  { at: /^\/([a-z]+(?:\/\d+)?\.(?:jsonld|geojson|ics|gpx|kml))$/, answer: dataOf },
  { at: /^\/docs\/([1-9]\d{0,8})\.pdf$/, answer: documents },
  { at: exactly(preferencesPath), answer: (request) => changePreferences(request, siteUrl) },
  { at: exactly(lowVisionPath), answer: (request) => turnLowVisionOn(request, siteUrl) },
  { at: exactly('/healthz'), answer: () => Response.json({ status: 'ok' }) },
  { at: exactly(versionPath), answer: () => Response.json({ version }, { headers: { 'cache-control': 'no-store' } }) },
]

function doorOf(pathname: string): { door: Door; path: string } | undefined {
  for (const door of doors) {
    const match = door.at.exec(pathname)
    if (match) return { door, path: match[1] ?? '' }
  }
  return undefined
}

const led = (location: string) => new Response(null, { status: 308, headers: { location } })

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const found = doorOf(pathname)
  const current = found ? undefined : movedTo(pathname)
  if (current !== undefined) return led(current + search)
  try {
    return await (found ? found.door.answer(request, found.path) : page(request))
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 })
    console.error(`${request.method} ${pathname}:`, error)
    return Response.json({ message: 'The service is unavailable' }, { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } })
  }
}

export default {
  fetch: async (request: Request): Promise<Response> => compressed(request, secured(await answer(request), isSecure(request, siteUrl))),
}
