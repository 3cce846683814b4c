import { checkoutForms } from '../checkout/checkout-form.ts'
import { reportForm } from '../report/report-form.ts'
import { accountForms } from '../account/account-forms.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { versionPath } from '../addresses/version-path.ts'
import { lowVisionPath, readingSettingsPath } from '../addresses/low-vision-path.ts'
import { PortalError } from '../portal/error.ts'
import { createPortal } from '../portal/portal.ts'
import { payPath } from '../addresses/order-addresses.ts'
import { trackChangePath } from '../planner/track-form.ts'
import { preferencesPath } from '../visitor/preferences-path.ts'
import type { Settings } from '../visitor/preferences.ts'
import { configuration } from './configuration.ts'
import { createFormPosts } from './forms/form-posts.ts'
import { createFavoritePost } from './favorite-post.ts'
import { formRoute, postedPages } from './form-route.ts'
import { createDocuments } from './documents/documents.ts'
import { printInThread } from './documents/print-in-thread.ts'
import { illustration } from './pictures/drawings.ts'
import type { ServerRoute } from './server-fetch.ts'
import { SharedPictures } from './pictures/shared-pictures.ts'
import { robots } from './search-engines/robots.ts'
import { Sitemap } from './search-engines/sitemap.ts'
import { createApi } from './gateway/api.ts'
import { gateway, ownPortal, sendFor, uncachedGateway } from './configured-gateway.ts'
import { createMedia } from './gateway/media.ts'
import { anonymous } from './http/principal.ts'
import { Provider } from './gateway/provider.ts'
import { Health } from './health.ts'
import { version } from './manifest.ts'
import { fileAddress } from './open-data/file-address.ts'
import { openData } from './open-data/open-data.ts'
import { page, pages } from './pages.ts'
import { createPayOrder } from './pay-order.ts'
import { printing, rendering } from './http/rendering.ts'
import { guestTrackForms } from './guest-track-forms.ts'
import { createTrackAdoption, createTrackPost } from './track-post.ts'
import { createTicketFiles } from './ticket-files.ts'
import { pageWorkerPath } from '../offline-pages/page-worker-path.ts'
import { pageWorkerScript } from './page-worker-script.ts'
import { storeReading } from './account-reading.ts'
import { changePreferences, showReadingSettings, turnLowVisionOn } from './change-preferences.ts'
import { askedLanguage, sessionOf } from './http/request-session.ts'
import { type Visit, visitOf } from './http/visit.ts'
import { roadRouter } from './routing/road-routers.ts'
import { RouterService } from './routing/router-service.ts'
import { createRoutingRelay } from './routing/routing-relay.ts'
import { configuredWeather } from './configured-weather.ts'
import { createWeatherRelay } from './weather/weather-relay.ts'
import { trackSharingForms } from '../track-sharing/track-sharing-forms.ts'
import { WeatherService } from './weather/weather-service.ts'
import { contentLanguage, defaultLanguage, type Language } from '../region/languages.ts'

const { apiUrl, siteUrl, router } = configuration
const routing = createRoutingRelay(router && new RouterService(roadRouter(router.kind, router.url)))
const weather = createWeatherRelay(new WeatherService({ provider: configuredWeather(configuration) }))
const api = createApi(gateway)
const provider = new Provider(apiUrl)
const media = createMedia(provider)
const pictures = new SharedPictures(provider, rendering)
const sitemap = new Sitemap(ownPortal('portal-sitemap'))
const health = new Health((signal) =>
  uncachedGateway.call(
    { method: 'get', path: 'portal/dictionary/territory', query: new URLSearchParams() },
    anonymous,
    { language: contentLanguage(defaultLanguage), requestId: 'portal-readiness', signal },
  ),
)

function openDataOf(visit: Visit, path: string): Promise<Response> {
  const { request, origin, url } = visit
  const session = sessionOf(request)
  // These files are public and cached, so they are fetched without a session.
  const portal = createPortal(sendFor({ ...visit, principal: anonymous }, session.language))
  return openData(request, path, { session, origin, isLanguageUnknown: askedLanguage(url) === 'unknown', portal })
}

/** A failure of the provider is returned as a status; the document then redirects to the page of its text. */
const documentOf = (path: string, language: Language, from: Request) => {
  const { principal, requestId, visitor, request } = visitOf(from)
  return gateway
    .call({ method: 'get', path, query: new URLSearchParams() }, principal, {
      language: contentLanguage(language),
      requestId,
      visitor,
      signal: request.signal,
    })
    .catch((error: unknown) => {
      if (error instanceof PortalError) return { status: error.status, body: '' }
      throw error
    })
}

const documents = createDocuments({
  responses: { get: documentOf },
  siteUrl,
  missing: (request) => page(visitOf(request)),
  turn: (request, print) => printing.run(visitOf(request).visitor, request.signal, print),
  print: printInThread,
})

const forms = [...accountForms, ...checkoutForms, ...trackSharingForms, reportForm]
const post = createFormPosts({ forms, gateway, page, adopt: createTrackAdoption(gateway), guests: guestTrackForms })

const payOrder = createPayOrder({
  portalFor: (visit) => createPortal(sendFor(visit, sessionOf(visit.request).language)),
  paymentPages: configuration.paymentPages,
})
const ticketFile = createTicketFiles(gateway)

const readingOf = (visit: Visit) => (settings: Settings) => storeReading(gateway, visit, settings)

const exactly = (path: string) => ({ name: path, at: new RegExp(`^${path.replaceAll('.', '\\.')}$`) })

/** Routes that do not render a page of the router; the first match handles the request. */
export const routes: readonly ServerRoute[] = [
  { name: '/api/weather/*', at: /^\/api\/weather\/(.*)$/, methods: 'any', handle: weather },
  { name: '/api/routing/*', at: /^\/api\/routing\/(.*)$/, methods: 'any', handle: routing },
  { name: '/api/media/*', at: /^\/api\/media\/(.+)$/, handle: (visit, path) => media(visit, `media/${path}`) },
  { name: '/api/*', at: /^\/api\/(.*)$/, methods: 'any', handle: api },
  { name: '/drawings/*', at: /^\/drawings\/(.*)$/, handle: ({ url }, name) => illustration(name, url.searchParams) },
  { ...exactly('/favicon.svg'), handle: ({ url }) => illustration('favicon.svg', url.searchParams) },
  { name: '/og/*', at: /^\/og\/(.*)$/, handle: (visit, path) => pictures.respond(visit, path) },
  {
    name: '/sitemap.xml',
    at: /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/,
    handle: ({ origin }, file) => sitemap.respond(origin, Number(file) || undefined),
  },
  { ...exactly('/robots.txt'), handle: ({ origin }) => robots(origin) },
  { ...exactly('/ticket.pdf'), handle: (visit) => ticketFile(visit, 'pdf') },
  { ...exactly('/ticket.ics'), handle: (visit) => ticketFile(visit, 'ics') },
  { ...exactly(pageWorkerPath), handle: pageWorkerScript },
  { name: '/*.:format', at: fileAddress, handle: openDataOf },
  { name: '/docs/:id.pdf', at: /^\/docs\/([1-9]\d{0,8})\.pdf$/, handle: ({ request }, id) => documents(request, id) },
  formRoute({ forms, pages, post }),
  { ...exactly(trackChangePath), methods: 'POST', handle: createTrackPost(gateway) },
  postedPages({ paths: [pageAddress('/favorites')], pages, post: createFavoritePost(gateway) }),
  { ...exactly(preferencesPath), methods: 'POST', handle: (visit) => changePreferences(visit, readingOf(visit)) },
  { ...exactly(lowVisionPath), handle: (visit) => turnLowVisionOn(visit, readingOf(visit)) },
  { ...exactly(readingSettingsPath), handle: (visit) => showReadingSettings(visit, readingOf(visit)) },
  { ...exactly(payPath), handle: payOrder },
  { ...exactly('/healthz'), handle: () => health.live() },
  { ...exactly('/readyz'), handle: () => health.ready() },
  { ...exactly(versionPath), handle: () => Response.json({ version }, { headers: { 'cache-control': 'no-store' } }) },
]
