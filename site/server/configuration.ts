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
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

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
  }
}

export const configuration = readConfiguration(process.env)
