import { vi } from 'vitest'

type Request = (name: string, options: LockOptions, work: () => unknown) => Promise<unknown>

/** Until `vi.unstubAllGlobals`, the browser has these locks. */
export const stubLocks = (request: Request): void => void vi.stubGlobal('navigator', { locks: { request } })

/** Until `vi.unstubAllGlobals`, the browser refuses locks, as where a visitor blocks the data of sites. */
export const refuseLocks = (): void =>
  stubLocks(async () => {
    throw new DOMException('Access to the Locks API is denied', 'SecurityError')
  })
