import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from 'srvx'
import { staticMiddleware } from 'srvx/static'
import { configuration } from './server/configuration.ts'

/** The portal's own program: serves the build named by `TROPA_BUILD`. */
const build = resolve(process.env['TROPA_BUILD'] ?? join(import.meta.dirname, '../.build/site'))
process.env['TROPA_BUILD'] = build
const { default: portal } = (await import(pathToFileURL(join(build, 'server/server.js')).href)) as { default: { fetch: (request: Request) => Promise<Response> } }

const isImmutable = (request: Request) => new URL(request.url).pathname.startsWith('/assets/')

const server = serve({
  hostname: configuration.host,
  port: configuration.port,
  gracefulShutdown: false,
  silent: true,
  middleware: [
    async (request, next) => {
      const response = await next()
      if (response.ok && isImmutable(request)) response.headers.set('cache-control', 'public, max-age=31536000, immutable')
      return response
    },
    staticMiddleware({ dir: join(build, 'client'), encodings: true }),
  ],
  fetch: portal.fetch,
})

const stop = () => void server.close(true).then(() => process.exit(0))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

server.ready().then(
  () => console.log(`Portal: http://${configuration.host}:${configuration.port}`),
  (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `PORT=${configuration.port} is in use by another program.` : `The portal could not start: ${error.message}`)
    process.exit(1)
  },
)
