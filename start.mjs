// `npm start`: plain JavaScript for Node 20 or later. Only this program knows both the portal and the API.
import { join, resolve } from 'node:path'
import { addressOf, isLoopback } from './http/listening.mjs'
import { readConfiguration } from './setup/configuration.mjs'
import { stopCommands } from './setup/command.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { withEnvFile } from './setup/env-file.mjs'
import { endingOf } from './setup/main.mjs'
import { buildFolder, root } from './setup/places.mjs'
import { checkDataFolder, checkOwnFolder, checkPort } from './setup/preflight.mjs'
import {
  apiProgram,
  firstToEnd,
  portalProgram,
  sandboxProgram,
  startProgram,
  stopPrograms,
  waitForResponseOf,
} from './setup/programs.mjs'
import { Refusal } from './setup/refusal.mjs'
import { withSandbox } from './setup/sandbox.mjs'
import { say, step } from './setup/progress.mjs'
import { buildSite } from './setup/site-build.mjs'
import { onceAskedToStop } from './setup/stopping.mjs'

const startTimeoutMs = 180_000
const programs = []
let isStopping = false

function configure() {
  const environment = withEnvFile(join(root, '.env'), process.env)
  const { values, problems } = readConfiguration(environment)
  if (problems.length > 0) throw new Refusal(problems.join('\n'))
  return { environment, ...values, DATA_DIR: resolve(root, values.DATA_DIR) }
}

async function checkSurroundings({ PORT, API_PORT, HOST, API_URL, DATA_DIR }) {
  await checkPort('PORT', Number(PORT), HOST)
  await checkOwnFolder(buildFolder)
  if (API_URL) return
  await checkPort('API_PORT', Number(API_PORT), HOST)
  await checkDataFolder('DATA_DIR', DATA_DIR)
}

async function start(title, program, waiting) {
  await step(title, () => {
    const started = startProgram(program)
    programs.push(started)
    return waitForResponseOf(started, { ...waiting, timeoutMs: startTimeoutMs })
  })
}

const isReady = ({ ok }) => ok

/** @returns the address of the API */
async function startApi(configuration) {
  const { API_URL, HOST, API_PORT } = configuration
  if (API_URL) return API_URL
  const api = addressOf(HOST, API_PORT)
  const title = 'Starting the API (the first time it also makes and fills the database)'
  await start(title, apiProgram(configuration), { url: `${api}/healthz`, isReady })
  return api
}

/** @returns the address of the sandbox gateway, which moves no money; `undefined` without one */
async function startGateway(configuration, api) {
  if (!configuration.sandbox) return undefined
  const gateway = addressOf(configuration.HOST, configuration.sandbox.PAYMENT_PORT)
  await start('Starting the sandbox gateway: payments are tests', sandboxProgram(configuration, api), {
    url: `${gateway}/healthz`,
    isReady,
  })
  return gateway
}

/** A separate provider may not be running yet: the portal says so on its pages, and requests it again. */
async function checkProvider(portal, api) {
  const isThere = await fetch(`${portal}/readyz`, { signal: AbortSignal.timeout(5000) }).then(isReady, () => false)
  if (!isThere) say(`The provider at ${api} does not answer yet: pages without it are 503.`)
}

/** @returns the address of the portal */
async function startPortal(configuration, build, api) {
  const portal = addressOf(configuration.HOST, configuration.PORT)
  const program = portalProgram(configuration, { build, api })
  await start('Starting the portal', program, { url: `${portal}/healthz`, isReady })
  return portal
}

/** The page with sent mails, if the portal is tried on the local machine without a mail server. */
const outboxAddress = ({ API_URL, SMTP_URL, HOST, SITE_URL }, api) =>
  !API_URL && !SMTP_URL && isLoopback(HOST) && (!SITE_URL || isLoopback(new URL(SITE_URL).hostname)) && `${api}/outbox`

async function run() {
  const chosen = configure()
  await checkSurroundings(chosen)
  const configuration = await withSandbox(chosen)
  await installDependencies()
  const build = await buildSite()
  const api = await startApi(configuration)
  const gateway = await startGateway(configuration, api)
  const portal = await startPortal(configuration, build, api)
  await checkProvider(portal, api)
  const outbox = outboxAddress(configuration, api)
  const places = [
    ['Portal', portal],
    ['API', api],
    ['OpenAPI', `${api}/openapi.json`],
    ...(gateway ? [['Payments', `${gateway} (a sandbox: no money moves)`]] : []),
    ...(outbox ? [['Mails', outbox]] : []),
  ]
  say(`\n${places.map(([name, address]) => name.padEnd(10) + address).join('\n')}\nCtrl-C stops.`)
  throw new Refusal(await firstToEnd(programs))
}

async function stop(exitCode) {
  if (isStopping) return
  isStopping = true
  stopCommands()
  await stopPrograms(programs)
  process.exit(exitCode)
}

onceAskedToStop(() => {
  if (!isStopping) say('Stopping …')
  void stop(0)
})

run().catch(async (error) => {
  if (isStopping) return
  console.error(endingOf(error))
  await stop(1)
})
