import { BlockList, isIP } from 'node:net'

/** Proxies whose `X-Forwarded-For` is trusted. */
export type Trusted = Pick<BlockList, 'check'>

const loopback = ['127.0.0.0/8', '::1']

function addTo(list: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/')
  const version = isIP(address)
  const most = version === 4 ? 32 : 128
  const isPrefix = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
  if (version === 0 || !isPrefix) throw new RangeError(`"${entry}" is neither an address, a CIDR range, nor "loopback"`)
  list.addSubnet(address, bits === undefined ? most : Number(bits), version === 4 ? 'ipv4' : 'ipv6')
}

/**
 * @param setting addresses and CIDR ranges, separated by commas or spaces; `loopback` is this machine; empty: none
 * @throws {RangeError} names the invalid entry
 */
export function trustedProxies(setting: string): Trusted {
  const list = new BlockList()
  const entries = setting.split(/[\s,]+/).filter(Boolean)
  for (const entry of entries.flatMap((one) => (one === 'loopback' ? loopback : one))) addTo(list, entry)
  return list
}

/** Dual-stack sockets report IPv4 addresses inside IPv6. */
function unmapped(address: string): string {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(address) ?? []
  if (high === undefined || low === undefined) return address
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [first >> 8, first & 255, second >> 8, second & 255].join('.')
}

/** The canonical address of an `X-Forwarded-For` entry, without port, brackets and zone. */
function addressIn(entry: string): string | undefined {
  const text = entry
    .trim()
    .replace(/\/64$/, '')
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')
  const address = text.replace(/^([\d.]+):\d+$/, '$1')
  const version = isIP(address)
  if (version === 6) return unmapped(new URL(`http://[${address}]`).hostname.slice(1, -1))
  return version === 4 ? address : undefined
}

/** A household has a whole /64 and may change its address within it. */
function subnetOf(address: string): string {
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : []
  const groups = [...head, ...zeros, ...(tail ?? [])]
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** @param peer the address of the connection */
export function isTrustedPeer(peer: string | undefined, trusted: Trusted): boolean {
  const address = addressIn(peer ?? '')
  return address !== undefined && isTrusted(trusted, address)
}

const isTrusted = (trusted: Trusted, address: string) => trusted.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')

/**
 * The sender of a request: reads `X-Forwarded-For` from the right for as long as trusted proxies wrote it. Entries
 * further left, which the client may have written, are ignored.
 * @param peer the address of the connection
 * @returns an IPv4 address, or the /64 of an IPv6 address, which the next server accepts in `X-Forwarded-For`;
 * `undefined` if the peer has no address, as on a Unix socket
 */
export function visitorOf({
  peer,
  forwardedFor,
  trusted,
}: {
  peer: string | undefined
  forwardedFor: string | null | undefined
  trusted: Trusted
}): string | undefined {
  let visitor = addressIn(peer ?? '')
  for (const entry of (forwardedFor ?? '').split(',').toReversed()) {
    if (visitor === undefined || !isTrusted(trusted, visitor)) break
    const address = addressIn(entry)
    if (address === undefined) break
    visitor = address
  }
  return visitor !== undefined && isIP(visitor) === 6 ? subnetOf(visitor) : visitor
}
