import { getRequestListener } from '@hono/node-server'
import { addressOf } from '@tropa/http/listening'
import { closeServer, timeouts, usualPatience, watchConnections } from '@tropa/http/server'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { sandbox } from './app.ts'
import { readSettings, SettingError } from './settings.ts'

const tickMs = 250

async function start(): Promise<void> {
  const { host, port, options } = readSettings(process.env)
  const { app, tick } = sandbox(options)
  const server = watchConnections(createServer(timeouts(usualPatience), getRequestListener(app.fetch)))
  await once(server.listen(port, host), 'listening')
  const ticking = setInterval(() => void tick(), tickMs)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      clearInterval(ticking)
      void closeServer(server, 500).then(() => process.exit(0))
    })
  process.stdout.write(`Sandbox gateway ready at ${addressOf(host, port)}: no money moves\n`)
}

try {
  await start()
} catch (error) {
  if (!(error instanceof SettingError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
