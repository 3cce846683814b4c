import { calls, type Send } from '@tropa/contract'
import { createPortal, type Portal } from '../portal/portal.ts'
import { configuration } from './configuration.ts'
import { logError } from './http/log.ts'
import type { Visit } from './http/visit.ts'
import { Gateway } from './gateway/gateway.ts'
import { anonymous } from './http/principal.ts'
import { serverSend } from './gateway/server-send.ts'
import { contentLanguage, defaultLanguage, type Language } from '../region/languages.ts'

const onFailure = ({ call, requestId, error }: { call: string; requestId: string; error: unknown }) =>
  logError('The provider failed a call', error, { request_id: requestId, call })

export const gateway = new Gateway({ calls, apiUrl: configuration.apiUrl, onFailure })

/** For the sitemap, which reads everything once, and for the readiness check, which must not read a cached response. */
export const uncachedGateway = new Gateway({ calls, apiUrl: configuration.apiUrl, cache: false, onFailure })

/** Sends calls on behalf of the current request. */
export const sendFor = ({ principal, requestId, visitor, request: { signal } }: Visit, language: Language): Send =>
  serverSend(gateway, principal, { language: contentLanguage(language), requestId, visitor, signal })

/** A client for the portal's own use: public content only. */
export const ownPortal = (requestId: string): Portal =>
  createPortal(serverSend(uncachedGateway, anonymous, { language: contentLanguage(defaultLanguage), requestId }))
