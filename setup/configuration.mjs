import { isLoopback } from '../http/listening.mjs'
import { isWebAddress, settings } from './settings.mjs'

const valueOf = (name, environment) => environment[name] || settings[name].default

function problemOf([name, { allowed, isAllowed, isSecret }], environment) {
  const text = valueOf(name, environment)
  if (text === undefined || isAllowed(text)) return []
  const shown = isSecret ? 'set to something else (not shown: it may hold a password)' : `"${text}"`
  return [`${name} is ${shown}, but must be ${allowed}.`]
}

/** Two programs cannot share a port; with API_URL only the portal listens. */
function clashOf(values) {
  const isClash = !values.API_URL && values.PORT === values.API_PORT
  return isClash ? [`PORT and API_PORT are both "${values.PORT}", but must differ.`] : []
}

/** A counter needs both its address and its id. */
function missingAnalyticsOf({ ANALYTICS_URL, ANALYTICS_ID }) {
  if (Boolean(ANALYTICS_URL) === Boolean(ANALYTICS_ID)) return []
  const [present, missing] = ANALYTICS_URL ? ['ANALYTICS_URL', 'ANALYTICS_ID'] : ['ANALYTICS_ID', 'ANALYTICS_URL']
  return [`${missing} is not set, but must be with ${present}: a counter has an address and an id.`]
}

/** If other machines can send requests, their `Host` cannot be trusted. */
function missingSiteUrlOf({ HOST, SITE_URL }) {
  if (SITE_URL || isLoopback(HOST) || !settings.HOST.isAllowed(HOST)) return []
  return [`SITE_URL is not set, but must be with HOST=${HOST}: the address that the world reaches the portal at.`]
}

/** Whether `npm start` starts the sandbox gateway. */
export const startsSandbox = ({ API_URL, PAYMENT_URL, PAYMENT_SANDBOX }) =>
  !API_URL && !PAYMENT_URL && PAYMENT_SANDBOX !== 'off'

const isThisMachine = (address) => !address || !isWebAddress(address) || isLoopback(new URL(address).hostname)

/** A portal in production must not give out tickets for free by mistake. */
function unwantedSandboxOf(values, { NODE_ENV }) {
  const { HOST, SITE_URL, PAYMENT_SANDBOX } = values
  const isOwnHost = isLoopback(HOST) || !settings.HOST.isAllowed(HOST)
  const isTrial = NODE_ENV !== 'production' && isOwnHost && isThisMachine(SITE_URL)
  if (!startsSandbox(values) || PAYMENT_SANDBOX || isTrial) return []
  return [
    'PAYMENT_URL is not set, and in production payments are not silently tests: set PAYMENT_URL, PAYMENT_SHOP_ID and ' +
      'PAYMENT_SECRET, or PAYMENT_SANDBOX=on for test payments, or PAYMENT_SANDBOX=off to sell only what is free.',
  ]
}

function halfGatewayOf({ PAYMENT_URL, PAYMENT_SANDBOX, DATABASE_URL, ...values }) {
  const isReal = PAYMENT_URL && PAYMENT_SANDBOX !== 'on'
  const missing = ['PAYMENT_SHOP_ID', 'PAYMENT_SECRET'].filter((name) => PAYMENT_URL && !values[name])
  return [
    ...missing.map((name) => `${name} is not set, but must be with PAYMENT_URL.`),
    ...(isReal && !PAYMENT_URL.startsWith('https://')
      ? ['PAYMENT_URL must begin with https://, unless PAYMENT_SANDBOX=on says that payments are tests.']
      : []),
    ...(isReal && !DATABASE_URL
      ? [
          'DATABASE_URL is not set, but must be with PAYMENT_URL: the embedded database does not force its writes ' +
            'to disk. For test payments set PAYMENT_SANDBOX=on.',
        ]
      : []),
  ]
}

/** Mail servers refuse mails without a valid sender. */
const missingSenderOf = ({ SMTP_URL, MAIL_FROM }) =>
  SMTP_URL && !MAIL_FROM ? ['MAIL_FROM is not set, but must be with SMTP_URL: the address that mails come from.'] : []

/**
 * Checks every setting and reports all errors at once. An empty variable counts as not set.
 * @returns the values by name, with defaults, and a sentence for each problem
 */
export function readConfiguration(environment) {
  const values = Object.fromEntries(Object.keys(settings).map((name) => [name, valueOf(name, environment)]))
  const wrong = Object.entries(settings).flatMap((setting) => problemOf(setting, environment))
  return {
    values,
    problems: [
      ...wrong,
      ...clashOf(values),
      ...missingSiteUrlOf(values),
      ...missingAnalyticsOf(values),
      ...missingSenderOf(values),
      ...halfGatewayOf(values),
      ...unwantedSandboxOf(values, environment),
    ],
  }
}

/** Variables of PostgreSQL clients, which may contain passwords. */
const ofDatabase = /^PG[A-Z]/

/**
 * The environment of one program: the system's variables and the program's settings, without the secrets of the other
 * program.
 * @param program `portal`, `api` or `sandbox`
 */
export function environmentFor(program, environment) {
  const isOwn = ([name]) =>
    Object.hasOwn(settings, name)
      ? settings[name].readBy.includes(program)
      : program === 'api' || !ofDatabase.test(name)
  return Object.fromEntries(Object.entries(environment).filter(isOwn))
}
