import type { MapConfiguration } from '../map/configuration.ts'

/** What the site's server is told by its environment; `setup/configuration.mjs` has checked the values where `npm start` runs it. */
export type Configuration = {
  host: string
  port: number
  /** The provider, without a trailing slash. */
  apiUrl: string
  /** The weather service, without a trailing slash: the provider's stand-in where none is named. */
  weatherUrl: string
  weatherKey: string
  /** How the world reaches the portal; `null`: as the request says. */
  siteUrl: string | null
  /** The partner's search of flights, perhaps with {origin}, {destination}, {depart} and {return}; `null`: none. */
  flightsUrl: string | null
  map: MapConfiguration
  /** Origins that those maps are fetched from. */
  mapHosts: readonly string[]
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

function readMap(env: Readonly<Record<string, string | undefined>>): Pick<Configuration, 'map' | 'mapHosts'> {
  const { MAP_STYLE_URL: styleUrl, MAP_PMTILES_URL: archiveUrl, MAP_SATELLITE_URL: satelliteUrl, MAP_HYBRID_URL: hybridUrl, MAP_HOSTS: hosts = '' } = env
  const map = { ...(styleUrl && { styleUrl }), ...(archiveUrl && { archiveUrl }), ...(satelliteUrl && { satelliteUrl }), ...(hybridUrl && { hybridUrl }) }
  const addresses = [...Object.values(map), ...hosts.split(/\s+/).filter(Boolean)]
  return { map, mapHosts: [...new Set(addresses.map((address) => new URL(address).origin))] }
}

export function readConfiguration(env: Readonly<Record<string, string | undefined>>): Configuration {
  const host = env['HOST'] || '127.0.0.1'
  const apiUrl = withoutSlash(env['API_URL'] || `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${env['API_PORT'] || 3001}`)
  return {
    host,
    port: Number(env['PORT'] || 3000),
    apiUrl,
    weatherUrl: withoutSlash(env['WEATHER_URL'] || `${apiUrl}/weather`),
    // The stand-in takes any key, but asks for one, as the service does.
    weatherKey: env['WEATHER_KEY'] || 'stand-in',
    siteUrl: env['SITE_URL'] ? withoutSlash(env['SITE_URL']) : null,
    flightsUrl: env['FLIGHTS_URL'] || null,
    ...readMap(env),
  }
}

export const configuration = readConfiguration(process.env)
