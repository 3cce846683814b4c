import { isIP } from 'node:net'

const isHostName = (text) => text.length <= 253 && /^([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z]([a-z\d-]*[a-z\d])?$/i.test(text)
const isUrl = (text, protocols) => URL.canParse(text) && protocols.includes(new URL(text).protocol)

const port = {
  allowed: 'a whole number from 1 to 65535',
  isAllowed: (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
}
const address = {
  allowed: 'an address that begins with http:// or https://',
  isAllowed: (text) => isUrl(text, ['http:', 'https:']),
}

const addresses = {
  allowed: 'addresses that begin with http:// or https://, with spaces between them',
  isAllowed: (text) => text.split(/\s+/).filter(Boolean).every((one) => isUrl(one, ['http:', 'https:'])),
}

/** Every setting: its default and what it may be. A new one needs a line here and one in `.env.example`. */
export const settings = {
  PORT: { ...port, default: '3000' },
  API_PORT: { ...port, default: '3001' },
  HOST: { default: '127.0.0.1', allowed: 'an IP address or a host name', isAllowed: (text) => isIP(text) !== 0 || isHostName(text) },
  SITE_URL: address,
  API_URL: address,
  DATA_DIR: { default: '.data', allowed: 'the name of a folder', isAllowed: (text) => text.trim() !== '' },
  DATABASE_URL: {
    allowed: 'an address that begins with postgres:// or postgresql://',
    isAllowed: (text) => isUrl(text, ['postgres:', 'postgresql:']),
    isSecret: true,
  },
  WEATHER_URL: address,
  WEATHER_KEY: { allowed: 'a key without spaces', isAllowed: (text) => !/\s/.test(text), isSecret: true },
  FLIGHTS_URL: {
    allowed: 'an address that begins with http:// or https:// and has no other places to fill than {origin}, {destination}, {depart} and {return}',
    isAllowed: (text) => isUrl(text, ['http:', 'https:']) && !/[{}]/.test(text.replace(/\{(origin|destination|depart|return)\}/g, '')),
  },
  MAP_STYLE_URL: address,
  MAP_PMTILES_URL: address,
  MAP_SATELLITE_URL: address,
  MAP_HYBRID_URL: address,
  MAP_HOSTS: addresses,
}

const valueOf = (name, environment) => environment[name] || settings[name].default

function problemOf([name, { allowed, isAllowed, isSecret }], environment) {
  const text = valueOf(name, environment)
  if (text === undefined || isAllowed(text)) return []
  return [`${name} is ${isSecret ? 'set to something else (not shown: it may hold a password)' : `"${text}"`}, but must be ${allowed}.`]
}

/** Two programs cannot listen at one port; with API_URL only the portal listens. */
function clashOf(values) {
  const isClash = !values.API_URL && values.PORT === values.API_PORT
  return isClash ? [`PORT and API_PORT are both "${values.PORT}", but must differ.`] : []
}

/**
 * Checks every setting, so that all mistakes are told at once.
 * @returns the values by name, defaults filled in, and a sentence for each problem; an empty variable counts as not set
 */
export function readConfiguration(environment) {
  const values = Object.fromEntries(Object.keys(settings).map((name) => [name, valueOf(name, environment)]))
  return { values, problems: [...Object.entries(settings).flatMap((setting) => problemOf(setting, environment)), ...clashOf(values)] }
}

const everyInterface = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Where a program that listens on `host` is reached from this machine. */
export function addressOf(host, port) {
  const reached = everyInterface[host] ?? host
  return `http://${isIP(reached) === 6 ? `[${reached}]` : reached}:${port}`
}
