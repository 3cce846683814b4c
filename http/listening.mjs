// Plain JavaScript, because start.mjs imports it and runs in any Node from 20.
import { isIP } from 'node:net'

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i

/** Whether only this machine can reach a program that listens on `host`. */
export const isLoopback = (host) => loopback.test(host)

const everyInterface = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** The address at which this machine reaches a program that listens on `host`. */
export function addressOf(host, port) {
  const reached = everyInterface[host] ?? host
  return `http://${isIP(reached) === 6 ? `[${reached}]` : reached}:${port}`
}
