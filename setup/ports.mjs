import { createServer } from 'node:net'

/** @returns the port that could be taken; 0 lets the system choose, `undefined` when it is in use */
const tryPort = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(undefined))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const taken = server.address().port
      server.close(() => resolve(taken))
    })
  })

/** A port that nobody listens at. */
export const freePort = () => tryPort(0)

// Below the ports that systems hand out by themselves: one that is taken minutes later must not have gone to somebody else.
const [lowest, highest] = [20_000, 32_000]

/** @returns the first of `count` free ports in a row */
export async function freeRow(count) {
  const first = lowest + Math.floor(Math.random() * (highest - lowest - count))
  const row = await Promise.all(Array.from({ length: count }, (_, index) => tryPort(first + index)))
  return row.includes(undefined) ? freeRow(count) : first
}
