import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { closeServer } from '@tropa/http/server'
import type { Configuration } from './server/configuration.ts'
import { filesOf, type Files } from './server/http/build-files.ts'
import { startServer } from './server/http/http-server.ts'
import type { Incoming } from './server/http/visit.ts'

/** The portal's own program: serves the build named by `TROPA_BUILD`. */
type Portal = { fetch: (request: Incoming, files: Files) => Promise<Response>; tooLongPage: string }

/** Shorter than the time after which whoever stops the program kills it. */
const stopPatienceMs = 8000

async function listen({ host, port }: Configuration, build: string): Promise<Server> {
  // The build's own entry, for which builds write no types.
  const entry = pathToFileURL(join(build, 'server/server.js')).href
  const { default: portal }: { default: Portal } = await import(entry)
  const files = filesOf(join(build, 'client'))
  return startServer({ host, port, fetch: (request) => portal.fetch(request, files), tooLongPage: portal.tooLongPage })
}

function stopOnSignal(server: Server): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      void closeServer(server, stopPatienceMs).then(() => process.exit(0))
    })
  }
}

/** The message for an error that whoever starts the program can fix. */
function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'ConfigurationError') return error.message
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  if (isTaken) return `PORT=${process.env['PORT']} is in use by another program.`
  return `The portal could not start: ${error.stack ?? error.message}`
}

try {
  const build = resolve(process.env['TROPA_BUILD'] ?? join(import.meta.dirname, '../.build/site'))
  process.env['TROPA_BUILD'] = build
  const { configuration } = await import('./server/configuration.ts')
  stopOnSignal(await listen(configuration, build))
  console.log(`Portal: http://${configuration.host}:${configuration.port}`)
} catch (error) {
  process.stderr.write(`${problemOf(error)}\n`)
  process.exit(1)
}
