import { type Trusted, trustedProxies } from '@tropa/http/visitor'
import * as v from 'valibot'
import { StartError } from './database/start-error.ts'

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
})

export type Configuration = {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** The address of the weather service; without it the stand-in is served. */
  weatherUrl: string | undefined
  /** Proxies, such as the portal, whose `X-Forwarded-For` is trusted. */
  trusted: Trusted
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
  const { HOST, API_PORT, DATA_DIR, DATABASE_URL, WEATHER_URL, TRUSTED_PROXIES } = parsed.output
  return {
    host: HOST,
    port: API_PORT,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    weatherUrl: WEATHER_URL,
    trusted: trustedProxies(TRUSTED_PROXIES),
  }
}
