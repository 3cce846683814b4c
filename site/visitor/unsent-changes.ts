/** Sends changes that have not reached the portal yet. @returns whether nothing is left */
export type SendUnsent = () => Promise<boolean>

const senders = new Set<SendUnsent>()

/** Registers changes that signing out would lose. @returns removes the registration */
export function holdUnsent(send: SendUnsent): () => void {
  senders.add(send)
  return () => void senders.delete(send)
}

/** Sends everything before a visitor signs out. @returns whether nothing is left */
export async function sendUnsent(): Promise<boolean> {
  // If a page signs out as it opens, the providers above it register only after it, so this waits for them.
  await Promise.resolve()
  const results = await Promise.all([...senders].map((send) => send().catch(() => false)))
  return results.every(Boolean)
}

/** Changes that a machine sends by itself. */
export type Unsent = {
  /** How many are left; `undefined`: what is stored has not been read yet. */
  count: () => number | undefined
  subscribe: (changed: () => void) => () => void
  /** Sends them now, without waiting for the next attempt. */
  retry: () => void
}

const patienceMs = 5000

/** @returns whether everything was sent; `false` if there is no network, or it takes more than five seconds */
export function whenSent({ count, subscribe, retry }: Unsent): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const look = () => {
    const left = count()
    if (left === 0) resolve(true)
    else if (left !== undefined && !navigator.onLine) resolve(false)
  }
  const timer = setTimeout(() => resolve(false), patienceMs)
  const unsubscribe = subscribe(look)
  if (navigator.onLine) retry()
  look()
  return promise.finally(() => {
    clearTimeout(timer)
    unsubscribe()
  })
}
