import { createServer } from 'node:net'

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      server.close(() => resolve(true))
    })
  })

// Below the ephemeral ports, which the system assigns to other programs.
const [lowest, highest] = [20_000, 32_000]

/** @returns the first of `count` consecutive free ports */
export async function freeRow(count) {
  const first = lowest + Math.floor(Math.random() * (highest - lowest - count))
  const row = await Promise.all(Array.from({ length: count }, (_, index) => isFree(first + index)))
  return row.every(Boolean) ? first : freeRow(count)
}
