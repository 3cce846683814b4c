import { calls, type Language, type Send } from '@tropa/contract'
import { createPortal, type Portal } from '../portal/portal.ts'
import { configuration } from './configuration.ts'
import { logError } from './http/log.ts'
import type { Visit } from './http/visit.ts'
import { Gateway } from './gateway/gateway.ts'
import { anonymous } from './http/principal.ts'
import { serverSend } from './gateway/server-send.ts'

const onFailure = ({ call, requestId, error }: { call: string; requestId: string; error: unknown }) =>
  logError('The provider failed a call', error, { request_id: requestId, call })

/** The gateway to the provider that the configuration names. */
export const gateway = new Gateway({ calls, apiUrl: configuration.apiUrl, onFailure })

/** The sitemap reads everything, and whether the provider answers must not come from a cache. */
export const uncachedGateway = new Gateway({ calls, apiUrl: configuration.apiUrl, cache: false, onFailure })

/** Calls for the request that is answered. */
export const sendFor = ({ principal, requestId, visitor, request: { signal } }: Visit, language: Language): Send =>
  serverSend(gateway, principal, { language, requestId, visitor, signal })

/** The provider's public content, for the portal itself. */
export const ownPortal = (requestId: string): Portal =>
  createPortal(serverSend(uncachedGateway, anonymous, { language: 'ru', requestId }))
