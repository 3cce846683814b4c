import { type Trusted, trustedProxies } from '@tropa/http/visitor'
import type { MapConfiguration } from '../map/configuration.ts'
import { isLoopback } from './request.ts'

/** What the environment says to the site's server; `setup/configuration.mjs` has checked the values where `npm start` runs it. */
export type Configuration = {
  host: string
  port: number
  /** The provider, without a trailing slash. */
  apiUrl: string
  /** The weather service, without a trailing slash: the provider's stand-in where none is named. */
  weatherUrl: string
  weatherKey: string
  /** Scheme and host that the world reaches the portal at; `null`: only this machine does. */
  siteUrl: string | null
  /** Proxies that say for whom they ask. */
  trusted: Trusted
  /** The partner's search of flights, perhaps with {origin}, {destination}, {depart} and {return}; `null`: none. */
  flightsUrl: string | null
  map: MapConfiguration
  /** Origins that those maps are fetched from. */
  mapHosts: readonly string[]
}

/** A setting that cannot be; its message is a sentence for whoever starts the program. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

/** Each spelling of the same address gives the same one, without a slash at its end. */
function addressOf(text: string): string {
  const { origin, pathname } = new URL(text)
  return (origin + pathname).replace(/\/+$/, '')
}

function siteUrlOf({ SITE_URL: siteUrl }: Readonly<Record<string, string | undefined>>, host: string): string | null {
  if (siteUrl) return new URL(siteUrl).origin
  if (isLoopback(host)) return null
  throw new ConfigurationError(`SITE_URL is not set, but must be: with HOST=${host} others reach the portal, and nothing they send says at which address.`)
}

function readMap(env: Readonly<Record<string, string | undefined>>): Pick<Configuration, 'map' | 'mapHosts'> {
  const { MAP_STYLE_URL: styleUrl, MAP_PMTILES_URL: archiveUrl, MAP_SATELLITE_URL: satelliteUrl, MAP_HYBRID_URL: hybridUrl, MAP_HOSTS: hosts = '' } = env
  const map = { ...(styleUrl && { styleUrl }), ...(archiveUrl && { archiveUrl }), ...(satelliteUrl && { satelliteUrl }), ...(hybridUrl && { hybridUrl }) }
  const addresses = [...Object.values(map), ...hosts.split(/\s+/).filter(Boolean)]
  return { map, mapHosts: [...new Set(addresses.map((address) => new URL(address).origin))] }
}

/** @throws {ConfigurationError} without SITE_URL where other machines reach the portal */
export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const host = env['HOST'] || '127.0.0.1'
  const apiUrl = addressOf(env['API_URL'] || `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${env['API_PORT'] || 3001}`)
  return {
    host,
    port: Number(env['PORT'] || 3000),
    apiUrl,
    weatherUrl: addressOf(env['WEATHER_URL'] || `${apiUrl}/weather`),
    // The stand-in takes any key, but asks for one, as the service does.
    weatherKey: env['WEATHER_KEY'] || 'stand-in',
    siteUrl: siteUrlOf(env, host),
    trusted: trustedProxies(env['TRUSTED_PROXIES'] ?? 'loopback'),
    flightsUrl: env['FLIGHTS_URL'] || null,
    ...readMap(env),
  }
}

export const configuration = readConfiguration(process.env)
