import { calls } from '@tropa/contract'
import { openapi } from '@tropa/contract/openapi'
import type { Hono } from 'hono'
import { createProvider, type ProviderOptions } from './http/provider.ts'
import { respond } from './http/respond.ts'
import { serveMedia } from './media/serve.ts'
import { portal } from './portal.ts'

export type AppOptions = ProviderOptions & {
  /** The stand-in for the external weather service, where none is configured. */
  weather?: Hono
}

/** The reference provider: the calls of the contract, covers, and its own OpenAPI document. */
export function createApp({ weather, ...options }: AppOptions): Hono {
  const app = createProvider(calls, portal, options)
  serveMedia(app)
  if (weather) app.route('/weather', weather)
  let document: string | undefined
  app.get('/openapi.json', () =>
    respond({ body: (document ??= JSON.stringify(openapi())), headers: { 'cache-control': 'public, max-age=300' } }),
  )
  return app
}
