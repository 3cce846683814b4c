const leadLock = 'active_track_lead'

/**
 * Waits until this tab may call the server for the track; then no other tab may, until this is stopped.
 * @returns stops it
 * @throws if the browser has no locks
 */
export function waitForLead(locks: Pick<LockManager, 'request'> | undefined, onLead: () => void): () => void {
  if (!locks) throw new Error('This browser has no locks')
  const stopped = Promise.withResolvers<void>()
  const controller = new AbortController()
  const lead = () => {
    onLead()
    return stopped.promise
  }
  // Where the browser refuses the lock, each tab leads, as without locks.
  locks.request(leadLock, { signal: controller.signal }, lead).catch(() => {
    if (!controller.signal.aborted) onLead()
  })
  return () => {
    controller.abort()
    stopped.resolve()
  }
}
