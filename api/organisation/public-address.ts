import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const v4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** All that is not global unicast, and what is translated to IPv4. */
const v6 = ['64:ff9b::/96', '64:ff9b:1::/48', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const blocked = new BlockList()
for (const range of v4) blocked.addSubnet(range.split('/')[0] ?? '', Number(range.split('/')[1]), 'ipv4')
for (const range of v6) blocked.addSubnet(range.split('/')[0] ?? '', Number(range.split('/')[1]), 'ipv6')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address is on the public internet, not of this machine or its networks.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked.check(address, 'ipv4')
    case 6:
      return global.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
    default:
      return false
  }
}

const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$/g, '')

/** Whether a webhook may be there: HTTPS, no name and password, and no address of a private network. */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  const host = hostOf(url)
  const isPublic =
    isIP(host) === 0
      ? host.includes('.') && !/(?:^|\.)(?:localhost|local|internal)\.?$/i.test(host)
      : isPublicAddress(host)
  return url.protocol === 'https:' && url.username === '' && url.password === '' && isPublic
}

/**
 * Resolves a name to public addresses only, at the time of the connection, because the name may have changed since it
 * was checked.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, [])
    const isPublic = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))
    if (!isPublic) return callback(new Error(`${hostname} is not an address of the internet`), [])
    const [first] = addresses
    if (options.all || !first) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}
