import { addressOf, isLoopback } from '@tropa/http/listening'
import { type Trusted, trustedProxies } from '@tropa/http/visitor'
import type { Counter } from '../analytics/counter.ts'
import { type RouterKind, routerKinds } from './routing/road-routers.ts'
import type { MapConfiguration } from '../map/map-configuration.ts'
import type { ServerFacts } from '../portal/server-facts.ts'

/** Settings of the site's server. Under `npm start`, `setup/configuration.mjs` has checked the values before. */
export type Configuration = {
  host: string
  port: number
  /** The provider, without a trailing slash. */
  apiUrl: string
  /** The weather service, without a trailing slash; `null`: the provider's stand-in. */
  weather: { url: string; key: string } | null
  /** The public scheme and host of the portal; `null`: only this machine reaches it. */
  siteUrl: string | null
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trusted: Trusted
  /** The router for distances by road; `null`: none. */
  router: { kind: RouterKind; url: string } | null
  /** The part of the settings that pages know. */
  facts: ServerFacts
  /** Origins of the gateway's own pages, where buyers pay. */
  paymentPages: readonly string[]
  /** Origins from which the base maps are loaded. */
  mapHosts: readonly string[]
}

/** An invalid setting; the message is a sentence for whoever starts the program. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The message leaves the value out, because it may contain a password.
 * @throws {ConfigurationError} if `parse` throws
 */
function parsed<T>(name: string, allowed: string, parse: () => T): T {
  try {
    return parse()
  } catch (cause) {
    throw new ConfigurationError(`${name} must be ${allowed}.`, { cause })
  }
}

function urlOf(name: string, text: string): URL {
  return parsed(name, 'an address that begins with http:// or https://', () => {
    const url = new URL(text)
    if (!/^https?:$/.test(url.protocol)) throw new TypeError(url.protocol)
    return url
  })
}

/** Normalises an address: every spelling of it gives the same text, without a trailing slash. */
function withoutSlash({ origin, pathname }: URL): string {
  return (origin + pathname).replace(/\/+$/, '')
}

function siteUrlOf({ SITE_URL: siteUrl }: Environment, host: string): string | null {
  if (siteUrl) return urlOf('SITE_URL', siteUrl).origin
  if (isLoopback(host)) return null
  throw new ConfigurationError(
    `SITE_URL is not set, but must be with HOST=${host}: the address that the world reaches the portal at.`,
  )
}

function counterOf({ ANALYTICS_URL: url, ANALYTICS_ID: id }: Environment): Counter | null {
  return url && id ? { url: urlOf('ANALYTICS_URL', url).href, id } : null
}

function routerOf({ ROUTING_URL: url, ROUTING_ENGINE: engine }: Environment): Configuration['router'] {
  if (!url) return null
  const kind = routerKinds.find((known) => known === (engine || 'osrm'))
  if (!kind) throw new ConfigurationError(`ROUTING_ENGINE must be one of ${routerKinds.join(', ')}.`)
  return { kind, url: withoutSlash(urlOf('ROUTING_URL', url)) }
}

const mapSettings = {
  styleUrl: 'MAP_STYLE_URL',
  archiveUrl: 'MAP_PMTILES_URL',
  satelliteUrl: 'MAP_SATELLITE_URL',
  hybridUrl: 'MAP_HYBRID_URL',
} as const satisfies Record<keyof MapConfiguration, string>

/** YooKassa's own pages. */
const usualPaymentPages = 'https://yoomoney.ru https://yookassa.ru'

const originsOf = (name: string, text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((url) => urlOf(name, url).origin)

function readMap(env: Environment): { map: MapConfiguration; mapHosts: string[] } {
  const named = Object.entries(mapSettings).flatMap(([key, name]) => (env[name] ? [{ key, name, url: env[name] }] : []))
  const hosts = (env['MAP_HOSTS'] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((url) => ({ name: 'MAP_HOSTS', url }))
  const origins = [...named, ...hosts].map(({ name, url }) => urlOf(name, url).origin)
  return { map: Object.fromEntries(named.map(({ key, url }) => [key, url])), mapHosts: [...new Set(origins)] }
}

const proxies = 'IP addresses and networks such as 10.0.0.0/8, or "loopback", with commas or spaces between them'

/** @throws {ConfigurationError} if a value is invalid, or if other machines reach the portal and SITE_URL is not set */
export function readConfiguration(env: Environment): Configuration {
  const host = env['HOST'] || '127.0.0.1'
  const apiUrl = withoutSlash(urlOf('API_URL', env['API_URL'] || addressOf(host, env['API_PORT'] || 3001)))
  const router = routerOf(env)
  const { map, mapHosts } = readMap(env)
  return {
    host,
    port: Number(env['PORT'] || 3000),
    apiUrl,
    weather: env['WEATHER_URL']
      ? { url: withoutSlash(urlOf('WEATHER_URL', env['WEATHER_URL'])), key: env['WEATHER_KEY'] ?? '' }
      : null,
    siteUrl: siteUrlOf(env, host),
    trusted: parsed('TRUSTED_PROXIES', proxies, () => trustedProxies(env['TRUSTED_PROXIES'] ?? 'loopback')),
    router,
    paymentPages: originsOf('PAYMENT_PAGES', env['PAYMENT_PAGES'] || usualPaymentPages),
    mapHosts,
    facts: {
      map,
      flightsUrl: env['FLIGHTS_URL'] || null,
      guestsMayBuy: env['GUEST_CHECKOUT'] !== 'off',
      hasRoads: router !== null,
      counter: counterOf(env),
    },
  }
}

export const configuration = readConfiguration(process.env)
