import type { Surroundings } from '../portal/surroundings.ts'
import { configuration } from './configuration.ts'
import { version } from './manifest.ts'
import { preloadsFor, stylesOf } from './preloads.ts'
import { provided } from './provided.ts'
import { visitorOf } from './request.ts'
import { askedLanguage, sessionOf } from './session.ts'

/** What one request's router is made with. */
export function surroundingsOf(request: Request): Surroundings {
  const url = new URL(request.url)
  const session = sessionOf(request)
  return {
    session,
    isLanguageUnknown: askedLanguage(url) === 'unknown',
    origin: configuration.siteUrl ?? url.origin,
    preloads: preloadsFor(session.language),
    stylesOf,
    version,
    nonce: provided.nonceOf(request),
    address: provided.address,
    map: configuration.map,
    flightsUrl: configuration.flightsUrl,
    fetch: provided.fetchFor(visitorOf(request)),
  }
}
