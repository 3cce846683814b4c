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
  /** By default users, by the tokens of their sessions. */
  principals?: Principals
  /** Override the defaults. */
  accounts?: Partial<AccountServices>
  /** Override the defaults. */
  orders?: Partial<OrderServices>
  /** Override the defaults. */
  reports?: ReportServices
  /** Signs tickets; by default with a secret that is lost when the process ends. */
  tickets?: TicketServices
  /** The stand-in for the external weather service; only if no service is configured. */
  weather?: Hono
  /** The page with the mails that are not sent; only for a trial on the local machine. */
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
