import { randomBytes } from 'node:crypto'
import { addressOf } from '../http/listening.mjs'
import { startsSandbox } from './configuration.mjs'
import { checkPort } from './preflight.mjs'
import { Refusal } from './refusal.mjs'

const mostTried = 20

/** @returns the first free port after the API's, which is not the portal's */
async function portAfter({ PORT, API_PORT, HOST }) {
  const ports = Array.from({ length: mostTried }, (_, index) => String(Number(API_PORT) + 1 + index))
  for (const port of ports.filter((one) => one !== PORT))
    if (
      await checkPort('PAYMENT_PORT', Number(port), HOST).then(
        () => true,
        () => false,
      )
    )
      return port
  throw new Refusal(`No port from ${ports[0]} to ${ports.at(-1)} is free. Set PAYMENT_PORT to a free port.`)
}

async function namedPort({ PAYMENT_PORT, HOST }) {
  await checkPort('PAYMENT_PORT', Number(PAYMENT_PORT), HOST)
  return PAYMENT_PORT
}

/**
 * Chooses the port of the sandbox gateway, and its key, which is new at each start.
 * @returns the configuration; if a sandbox is started, with its settings as `sandbox` and in `environment`
 */
export async function withSandbox(configuration) {
  if (!startsSandbox(configuration)) return configuration
  const port = configuration.PAYMENT_PORT ? await namedPort(configuration) : await portAfter(configuration)
  const address = addressOf(configuration.HOST, port)
  const sandbox = {
    PAYMENT_URL: `${address}/v3`,
    PAYMENT_SHOP_ID: 'sandbox',
    PAYMENT_SECRET: randomBytes(24).toString('base64url'),
    PAYMENT_SANDBOX: 'on',
    PAYMENT_PORT: port,
    PAYMENT_PAGES: configuration.PAYMENT_PAGES || address,
  }
  return { ...configuration, environment: { ...configuration.environment, ...sandbox }, sandbox }
}
