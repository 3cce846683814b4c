import { type Trusted, trustedProxies } from '@tropa/http/visitor'
import * as v from 'valibot'
import { type PasswordCost, usualCost } from './accounts/passwords.ts'
import { StartError } from './database/start-error.ts'
import type { YookassaOptions } from './payments/yookassa.ts'

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'must be a number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be at most 65535'),
)

const isListOfProxies = (setting: string) => {
  try {
    return Boolean(trustedProxies(setting))
  } catch {
    return false
  }
}

const proxies = v.pipe(
  v.string(),
  v.check(isListOfProxies, 'must hold addresses, ranges such as 10.0.0.0/8, or the word loopback'),
)

const passwordCost = v.pipe(
  v.string(),
  v.regex(/^m=\d{1,7},t=\d{1,3},p=\d{1,2}$/, 'must be written as m=19456,t=2,p=1'),
  v.transform((text): PasswordCost => {
    const [memoryCost = 0, timeCost = 0, parallelism = 0] = (text.match(/\d+/g) ?? []).map(Number)
    return { memoryCost, timeCost, parallelism }
  }),
  v.check(
    ({ memoryCost, timeCost, parallelism }) => timeCost >= 1 && parallelism >= 1 && memoryCost >= 8 * parallelism,
    'must have t and p of 1 or more, and m of 8 times p or more',
  ),
)

const secrets = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
  v.check(
    (list) => list.every((secret) => secret.length >= 32),
    'must have 32 characters or more; earlier secrets may follow it after spaces',
  ),
)

/** Every setting of the API; it reads no setting of the portal, whose secrets it does not need. */
const Environment = v.object({
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:-]+$/, 'must be an address or a name, such as 127.0.0.1')),
    '127.0.0.1',
  ),
  API_PORT: v.optional(port, '3001'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must name a folder')), '.data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgres:// or postgresql://')),
  ),
  WEATHER_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must begin with http:// or https://'))),
  TRUSTED_PROXIES: v.optional(proxies, 'loopback'),
  SITE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/\S+$/, 'must begin with http:// or https://'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
    'http://127.0.0.1:3000',
  ),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.regex(/^[^\s<>@,]+@[\w.-]+$/, 'must be an e-mail address alone')),
    'portal@localhost',
  ),
  OPERATOR_EMAIL: v.optional(v.pipe(v.string(), v.email('must be an e-mail address alone'))),
  PASSWORD_COST: v.optional(
    passwordCost,
    `m=${usualCost.memoryCost},t=${usualCost.timeCost},p=${usualCost.parallelism}`,
  ),
  TICKET_SECRET: v.optional(secrets, ''),
  SESSION_DAYS: v.optional(
    v.pipe(v.string(), v.regex(/^(?:[1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5])$/, 'must be from 1 to 365')),
    '30',
  ),
  GUEST_CHECKOUT: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  HOLD_MINUTES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,4}(\.\d{1,2})?$/, 'must be a number of minutes'),
      v.transform(Number),
      v.minValue(0.1, 'must be at least 0.1'),
      v.maxValue(240, 'must be at most 240'),
    ),
    '15',
  ),
  PAYMENT_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s@]+$/, 'must begin with http:// or https://, without a name and password'),
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
  ),
  PAYMENT_SHOP_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+$/, 'must be letters, digits, - and _'))),
  PAYMENT_SECRET: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be a key without spaces'))),
  PAYMENT_SANDBOX: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
})
type Settings = v.InferOutput<typeof Environment>

/** @throws {StartError} for half a configuration, and for a real gateway over plain HTTP */
function paymentOf(settings: Settings): Configuration['payment'] {
  const { PAYMENT_URL: url, PAYMENT_SHOP_ID: shopId, PAYMENT_SECRET: secret, PAYMENT_SANDBOX } = settings
  if (!url) return undefined
  if (!shopId || !secret) throw new StartError('PAYMENT_URL needs PAYMENT_SHOP_ID and PAYMENT_SECRET beside it.')
  const isTest = PAYMENT_SANDBOX === 'on'
  if (!isTest && !url.startsWith('https://'))
    throw new StartError(
      'PAYMENT_URL must begin with https://, unless PAYMENT_SANDBOX=on says that payments are tests.',
    )
  return { url, shopId, secret, isTest }
}

export type Configuration = {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** The address of the weather service; without it the stand-in is served. */
  weatherUrl: string | undefined
  /** Proxies, such as the portal, whose `X-Forwarded-For` is trusted. */
  trusted: Trusted
  /** The address of the portal, to which mails link. */
  siteUrl: string
  /** Without it mails are written into a folder. */
  smtpUrl: string | undefined
  mailFrom: string
  /** The recipient of error reports; without it the sender of mails, and without that reports stay in the outbox. */
  operatorEmail: string | undefined
  passwordCost: PasswordCost
  sessionSeconds: number
  /** Whether guests may buy. */
  allowsGuests: boolean
  /** How long the seats of an unpaid order are held. */
  holdMinutes: number
  /** The payment gateway; without it only what is free can be ordered. */
  payment: YookassaOptions | undefined
  /** The first secret signs tickets, the others are still accepted; if empty, one is stored in the data folder. */
  ticketSecrets: readonly string[]
}

const names = Object.keys(Environment.entries)
/** An empty variable counts as not set. */
const isSet = ([, value]: [string, string | undefined]) => value !== undefined && value !== ''

/** @throws {StartError} that names the variable which is wrong */
export function readConfiguration(environment: Record<string, string | undefined>): Configuration {
  const set = Object.fromEntries(
    names.map((name): [string, string | undefined] => [name, environment[name]]).filter(isSet),
  )
  const parsed = v.safeParse(Environment, set)
  if (!parsed.success)
    throw new StartError(parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`).join('\n'))
  const { HOST, API_PORT, DATA_DIR, DATABASE_URL, WEATHER_URL, TRUSTED_PROXIES, SITE_URL } = parsed.output
  const { SMTP_URL, MAIL_FROM, OPERATOR_EMAIL, PASSWORD_COST, SESSION_DAYS, TICKET_SECRET } = parsed.output
  return {
    host: HOST,
    port: API_PORT,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    weatherUrl: WEATHER_URL,
    trusted: trustedProxies(TRUSTED_PROXIES),
    siteUrl: SITE_URL,
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
    operatorEmail: OPERATOR_EMAIL ?? set.MAIL_FROM,
    passwordCost: PASSWORD_COST,
    sessionSeconds: Number(SESSION_DAYS) * 86_400,
    allowsGuests: parsed.output.GUEST_CHECKOUT === 'on',
    holdMinutes: parsed.output.HOLD_MINUTES,
    payment: paymentOf(parsed.output),
    ticketSecrets: TICKET_SECRET,
  }
}
