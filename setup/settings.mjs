import { BlockList, isIP } from 'node:net'

const isHostName = (text) =>
  text.length <= 253 && /^([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z]([a-z\d-]*[a-z\d])?$/i.test(text)
const isUrl = (text, protocols) => URL.canParse(text) && protocols.includes(new URL(text).protocol)
export const isWebAddress = (text) => isUrl(text, ['http:', 'https:'])

const port = {
  allowed: 'a whole number from 1 to 65535',
  isAllowed: (text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535,
}
const address = {
  allowed: 'an address that begins with http:// or https://',
  isAllowed: isWebAddress,
}
const hasPassword = (text) => new URL(text).username !== '' || new URL(text).password !== ''

function isNetwork(entry) {
  const [name, bits] = entry.split('/')
  if (entry === 'loopback') return true
  try {
    new BlockList().addSubnet(name, Number(bits ?? 32), isIP(name) === 6 ? 'ipv6' : 'ipv4')
    return isIP(name) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits))
  } catch {
    return false
  }
}

const addresses = {
  allowed: 'addresses that begin with http:// or https://, with spaces between them',
  isAllowed: (text) => text.split(/\s+/).filter(Boolean).every(isWebAddress),
}

function isPasswordCost(text) {
  const [, m, t, p] = (/^m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})$/.exec(text) ?? []).map(Number)
  return t >= 1 && p >= 1 && m >= 8 * p
}

/** The programs that read a setting; other programs do not get it. */
const both = ['portal', 'api']
const portal = ['portal']
const api = ['api']
const sandbox = ['sandbox']

/** Every setting: its readers, default and allowed values. A new setting needs a line in `.env.example` too. */
export const settings = {
  PORT: { ...port, readBy: portal, default: '3000' },
  API_PORT: { ...port, readBy: both, default: '3001' },
  HOST: {
    readBy: both,
    default: '127.0.0.1',
    allowed: 'an IP address or a host name',
    isAllowed: (text) => isIP(text) !== 0 || isHostName(text),
  },
  SITE_URL: { ...address, readBy: both },
  API_URL: {
    readBy: portal,
    allowed: 'an address that begins with http:// or https:// and has no name and password',
    isAllowed: (text) => isWebAddress(text) && !hasPassword(text),
    isSecret: true,
  },
  TRUSTED_PROXIES: {
    readBy: both,
    default: 'loopback',
    allowed: 'IP addresses and networks such as 10.0.0.0/8, or "loopback", with commas or spaces between them',
    isAllowed: (text) =>
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .every(isNetwork),
  },
  DATA_DIR: { readBy: api, default: '.data', allowed: 'the name of a folder', isAllowed: (text) => text.trim() !== '' },
  DATABASE_URL: {
    readBy: api,
    allowed: 'an address that begins with postgres:// or postgresql://',
    isAllowed: (text) => isUrl(text, ['postgres:', 'postgresql:']),
    isSecret: true,
  },
  SMTP_URL: {
    readBy: api,
    allowed: 'an address that begins with smtp:// or smtps://',
    isAllowed: (text) => isUrl(text, ['smtp:', 'smtps:']),
    isSecret: true,
  },
  MAIL_FROM: {
    readBy: api,
    allowed: 'an e-mail address alone, such as portal@example.org',
    isAllowed: (text) => /^[^\s<>@,]+@[\w.-]+$/.test(text),
  },
  OPERATOR_EMAIL: {
    readBy: api,
    allowed: 'an e-mail address alone, such as editor@example.org',
    isAllowed: (text) => /^[^\s<>@,]+@[\w-]+(\.[\w-]+)+$/.test(text),
  },
  PASSWORD_COST: {
    readBy: api,
    default: 'm=19456,t=2,p=1',
    allowed: 'the costs of argon2id: m (KiB, 8 times p or more), t and p, such as m=19456,t=2,p=1',
    isAllowed: isPasswordCost,
  },
  SESSION_DAYS: {
    readBy: api,
    default: '30',
    allowed: 'a whole number from 1 to 365',
    isAllowed: (text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 365,
  },
  TICKET_SECRET: {
    readBy: api,
    allowed: 'secrets of 32 characters or more, with spaces between them',
    isAllowed: (text) =>
      text
        .split(/\s+/)
        .filter(Boolean)
        .every((secret) => secret.length >= 32),
    isSecret: true,
  },
  // Both programs read it: without it the API serves a stand-in. Only the portal calls the service, with the key.
  WEATHER_URL: { ...address, readBy: both },
  WEATHER_KEY: {
    readBy: portal,
    allowed: 'a key without spaces',
    isAllowed: (text) => !/\s/.test(text),
    isSecret: true,
  },
  GUEST_CHECKOUT: {
    readBy: both,
    default: 'on',
    allowed: '"on" or "off"',
    isAllowed: (text) => ['on', 'off'].includes(text),
  },
  HOLD_MINUTES: {
    readBy: [...api, ...sandbox],
    default: '15',
    allowed: 'a number of minutes from 0.1 to 240',
    isAllowed: (text) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) >= 0.1 && Number(text) <= 240,
  },
  PAYMENT_URL: {
    readBy: api,
    allowed: 'an address that begins with https:// (or, with PAYMENT_SANDBOX=on, http://) and has no name and password',
    isAllowed: (text) => isWebAddress(text) && !hasPassword(text),
    isSecret: true,
  },
  PAYMENT_SHOP_ID: { readBy: api, allowed: 'letters, digits, - and _', isAllowed: (text) => /^[\w-]+$/.test(text) },
  PAYMENT_SECRET: {
    readBy: api,
    allowed: 'a key without spaces',
    isAllowed: (text) => /^[\x21-\x7e]+$/.test(text),
    isSecret: true,
  },
  PAYMENT_SANDBOX: { readBy: api, allowed: '"on" or "off"', isAllowed: (text) => ['on', 'off'].includes(text) },
  PAYMENT_PORT: { ...port, readBy: sandbox },
  PAYMENT_PAGES: { ...addresses, readBy: portal },
  // The routing service for distances by road; without it they are in a straight line.
  ROUTING_URL: { ...address, readBy: portal },
  ROUTING_ENGINE: {
    readBy: portal,
    allowed: '"osrm" or "valhalla"',
    isAllowed: (text) => ['osrm', 'valhalla'].includes(text),
  },
  FLIGHTS_URL: {
    readBy: portal,
    allowed:
      'an address that begins with http:// or https:// and has no other places to fill ' +
      'than {origin}, {destination}, {depart} and {return}',
    isAllowed: (text) =>
      isWebAddress(text) && !/[{}]/.test(text.replace(/\{(origin|destination|depart|return)\}/g, '')),
  },
  ANALYTICS_URL: { ...address, readBy: portal },
  ANALYTICS_ID: {
    readBy: portal,
    allowed: 'letters, digits, dots, hyphens and underscores, at most 100',
    isAllowed: (text) => /^[\w.-]{1,100}$/.test(text),
  },
  MAP_STYLE_URL: { ...address, readBy: portal },
  MAP_PMTILES_URL: { ...address, readBy: portal },
  MAP_SATELLITE_URL: { ...address, readBy: portal },
  MAP_HYBRID_URL: { ...address, readBy: portal },
  MAP_HOSTS: { ...addresses, readBy: portal },
}
