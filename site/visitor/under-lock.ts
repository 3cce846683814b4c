type Options<Result> = {
  /** Replaces `work` if there is no lock. */
  withoutLock?: () => Result | Promise<Result>
  /** Stops the wait for the lock. */
  signal?: AbortSignal
}

/**
 * Does work while no other tab of the portal does work of this name. Browsers have no locks on plain HTTP, and refuse
 * them where a visitor blocks the data of sites: there the work is done without a lock.
 * @throws what `work` throws, or the reason of the signal
 */
export async function underLock<Result>(
  name: string,
  work: () => Result | Promise<Result>,
  { withoutLock = work, signal }: Options<Result> = {},
): Promise<Result> {
  if (!('locks' in navigator)) return withoutLock()
  let isGranted = false
  try {
    return await navigator.locks.request(name, { ...(signal && { signal }) }, () => {
      isGranted = true
      return work()
    })
  } catch (error) {
    if (isGranted || signal?.aborted) throw error
    return withoutLock()
  }
}
