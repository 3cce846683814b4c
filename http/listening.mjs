// Plain JavaScript: start.mjs, which any Node from 20 runs, reads it too.
import { isIP } from 'node:net'

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i

/** Whether a program that listens on `host` is reached from this machine alone. */
export const isLoopback = (host) => loopback.test(host)

const everyInterface = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Where a program that listens on `host` is reached from this machine. */
export function addressOf(host, port) {
  const reached = everyInterface[host] ?? host
  return `http://${isIP(reached) === 6 ? `[${reached}]` : reached}:${port}`
}
