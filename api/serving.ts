import { getConnInfo } from '@hono/node-server/conninfo'
import { isLoopback } from '@tropa/http/listening'
import { logLine } from '@tropa/http/log'
import { closeServer } from '@tropa/http/server'
import { isTrustedPeer, visitorOf } from '@tropa/http/visitor'
import type { Context } from 'hono'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import { argon2Passwords } from './accounts/passwords.ts'
import { createApp } from './app.ts'
import { type Configuration, readConfiguration } from './configuration.ts'
import type { OpenDatabase } from './database/database.ts'
import { whyFailed } from './database/folder.ts'
import { codeOf, StartError } from './database/start-error.ts'
import { createHttpServer } from './http/server.ts'
import { announceGuides } from './mail/announce-guides.ts'
import { startMailing } from './mail/mailing-loop.ts'
import { portalWeather } from './mail/portal-weather.ts'
import { folderPost, smtpPost } from './mail/post.ts'
import { usualOrderServices } from './orders/services.ts'
import { startSweeping } from './orders/sweep.ts'
import { configuredPayments } from './payments/configured.ts'
import { startAnnouncing } from './organisation/announcing-loop.ts'
import { fill } from './seed/fill.ts'
import type { TicketSeal } from './tickets/seal.ts'
import { sealOf } from './tickets/secret.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

async function timed<T>(what: string, work: Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work
  say(`${what}: ${seconds(start)}`)
  return result
}

/** Each driver is loaded only where it is used. */
async function open({ dataDir, databaseUrl }: Configuration): Promise<OpenDatabase> {
  if (databaseUrl)
    return timed(
      'Database opened, on the server of DATABASE_URL',
      import('./database/server.ts').then((server) => server.openServer(databaseUrl)),
    )
  return timed(
    `Database opened, in ${dataDir}`,
    import('./database/embedded.ts').then((embedded) => embedded.openEmbedded(dataDir)),
  )
}

const portProblems: Record<string, string> = {
  EADDRINUSE: 'is in use by another program',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'cannot be used: HOST is not an address of this machine',
  ENOTFOUND: 'cannot be used: HOST is not known',
}

async function listen(server: Server, { host, port }: Configuration): Promise<Server> {
  try {
    await once(server.listen(port, host), 'listening')
  } catch (error) {
    throw new StartError(
      `Port ${port} (API_PORT) on ${host} (HOST) ${portProblems[codeOf(error) ?? ''] ?? 'cannot be used'}.`,
      { cause: error },
    )
  }
  return server
}

/** The stand-in is loaded only where no weather service is configured. */
const weatherFor = async ({ weatherUrl }: Configuration) =>
  weatherUrl ? undefined : (await import('./weather/stand-in.ts')).weatherStandIn()

const peerOf = (context: Context) => getConnInfo(context).remote.address

/** The address of the caller, from the connection and trusted proxies. */
const peers = ({ trusted }: Configuration) => ({
  visitorOf: (context: Context): string =>
    visitorOf({ peer: peerOf(context), forwardedFor: context.req.header('x-forwarded-for'), trusted }) ?? 'unknown',
  trustsPeer: (context: Context): boolean => isTrustedPeer(peerOf(context), trusted),
})

const outboxFolder = ({ dataDir }: Configuration) => join(resolve(dataDir), 'outbox')

/** Whether this is a trial on the local machine, where a page shows the mails in place of a mail server. */
const isTrial = ({ smtpUrl, host, siteUrl }: Configuration) =>
  !smtpUrl && isLoopback(host) && isLoopback(new URL(siteUrl).hostname)

const postFor = (configuration: Configuration) =>
  configuration.smtpUrl
    ? smtpPost(configuration.smtpUrl, configuration.mailFrom)
    : folderPost(outboxFolder(configuration), configuration.mailFrom)

const warn = (message: string, error?: unknown) =>
  process.stderr.write(`${logLine({ level: 'error', message, error })}\n`)

/** Announces sales to sellers that have set a webhook. */
const announceFrom = ({ db }: OpenDatabase): (() => Promise<void>) =>
  startAnnouncing({ db, onFailure: (error) => warn('A webhook did not accept an event', error) }, (error) =>
    warn('The events of sellers cannot be read', error),
  )

/** Queues mails about new articles, and sends what is due from now on. */
async function mailFrom(
  configuration: Configuration,
  { db }: OpenDatabase,
  seal: TicketSeal,
): Promise<() => Promise<void>> {
  await announceGuides(db, new Date())
  const onFailure = (template: string, error: unknown) => warn(`A mail was not sent: ${template}`, error)
  const mailing = {
    db,
    post: postFor(configuration),
    siteUrl: configuration.siteUrl,
    seal,
    weather: portalWeather(configuration.siteUrl),
    onFailure,
  }
  return startMailing(mailing, warn)
}

const accountsOf = ({ passwordCost, sessionSeconds }: Configuration) => ({
  passwords: argon2Passwords(passwordCost),
  sessionSeconds,
})

/** Work that no request waits for. If it fails, the sweeper repeats it. */
const inBackground = (work: () => Promise<void>) =>
  void work().catch((error: unknown) => warn('Work in the background failed', error))

async function ordersOf(configuration: Configuration, { db }: OpenDatabase) {
  const payments = await configuredPayments(configuration, db)
  if (payments.gateway && payments.isTest) say('Payments are tests: no money moves')
  const { siteUrl, holdMinutes, allowsGuests } = configuration
  return { ...usualOrderServices(), ...payments, siteUrl, holdMinutes, allowsGuests, inBackground, report: warn }
}

/** Checked before the database is opened, so that a busy port is reported at once and nothing is changed. */
async function checkPort(configuration: Configuration): Promise<void> {
  await closeServer(await listen(createServer(), configuration))
}

function stopOnSignal(server: Server, database: OpenDatabase, stops: readonly (() => Promise<void>)[]): void {
  const stop = async () => {
    await closeServer(server)
    await Promise.all(stops.map((stopWork) => stopWork()))
    await database.close()
    say('Stopped')
    process.exit(0)
  }
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      void stop()
    })
  }
}

async function serve(configuration: Configuration): Promise<void> {
  await checkPort(configuration)
  const database = await open(configuration)
  try {
    const orders = await ordersOf(configuration, database)
    const isStored = await timed(
      'Region content checked',
      fill(database, (line) => process.stderr.write(`${line}\n`)),
    )
    if (isStored) say('Region content stored')
    const weather = await weatherFor(configuration)
    const tickets = { seal: sealOf(configuration.ticketSecrets, resolve(configuration.dataDir)) }
    const app = createApp({
      db: database.db,
      tickets,
      ...peers(configuration),
      accounts: accountsOf(configuration),
      orders,
      ...(configuration.operatorEmail !== undefined && { reports: { operatorEmail: configuration.operatorEmail } }),
      ...(weather && { weather }),
      ...(isTrial(configuration) && { outbox: { folder: outboxFolder(configuration), peerOf } }),
    })
    const server = await listen(createHttpServer(app), configuration)
    const stops = [
      await mailFrom(configuration, database, tickets.seal),
      announceFrom(database),
      startSweeping(database.db, orders),
    ]
    stopOnSignal(server, database, stops)
    say(`API ready at http://${configuration.host}:${configuration.port}`)
  } catch (error) {
    // A failure to close must not hide the first error.
    await database.close().catch(() => undefined)
    throw error
  }
}

async function start(): Promise<void> {
  const configuration = readConfiguration(process.env)
  try {
    await serve(configuration)
  } catch (error) {
    throw configuration.databaseUrl ? error : whyFailed(resolve(configuration.dataDir), error)
  }
}

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
