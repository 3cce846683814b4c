import { calls } from '@tropa/contract'
import { openapi } from '@tropa/contract/openapi'
import type { Hono } from 'hono'
import { type AccountServices, usualServices } from './accounts/services.ts'
import { sessionPrincipals } from './accounts/sessions.ts'
import type { Principals } from './http/principal.ts'
import { createProvider, type ProviderOptions } from './http/provider.ts'
import { respond } from './http/respond.ts'
import { type Outbox, serveOutbox } from './mail/outbox.ts'
import { serveMedia } from './media/serve.ts'
import { type OrderServices, usualOrderServices } from './orders/services.ts'
import { organisationPrincipals } from './organisation/keys.ts'
import { portal } from './portal.ts'
import { type ReportServices, usualReportServices } from './reports/report-error.ts'
import { type TicketServices, usualTicketServices } from './tickets/services.ts'

export type AppOptions = Omit<ProviderOptions, 'principals'> & {
  /** Left out: the users of sessions. */
  principals?: Principals
  /** In place of the usual ones. */
  accounts?: Partial<AccountServices>
  /** In place of the usual ones. */
  orders?: Partial<OrderServices>
  /** In place of the usual ones. */
  reports?: ReportServices
  /** Signs tickets; left out: by a secret that ends with the process. */
  tickets?: TicketServices
  /** The stand-in for the external weather service, where none is configured. */
  weather?: Hono
  /** The page of mails that are not sent: only where the portal is tried on its own machine. */
  outbox?: Outbox
}

/** The reference provider: the calls of the contract, covers, and its own OpenAPI document. */
export function createApp({
  weather,
  accounts,
  orders,
  reports,
  tickets,
  outbox,
  principals,
  ...options
}: AppOptions): Hono {
  const handlers = portal(
    { ...usualServices(), ...accounts },
    { ...usualOrderServices(), ...orders },
    tickets ?? usualTicketServices(),
    reports ?? usualReportServices(),
  )
  const app = createProvider(calls, handlers, {
    ...options,
    principals: principals ?? organisationPrincipals(options.db, sessionPrincipals(options.db)),
  })
  serveMedia(app)
  if (outbox) serveOutbox(app, outbox)
  if (weather) app.route('/weather', weather)
  let document: string | undefined
  app.get('/openapi.json', () =>
    respond({ body: (document ??= JSON.stringify(openapi())), headers: { 'cache-control': 'public, max-age=300' } }),
  )
  return app
}
