type Work = () => Promise<void>

/**
 * Runs one task at a time for each key. Of the tasks that arrive while one runs, only the last is run afterwards,
 * because the running one may have read its data too early; it is dropped if the running one fails.
 */
export function merged(): (key: string, work: Work) => Promise<void> {
  const following = new Map<string, Work | undefined>()
  return async (key, work) => {
    if (following.has(key)) return void following.set(key, work)
    try {
      for (let next: Work | undefined = work; next; next = following.get(key)) {
        following.set(key, undefined)
        await next()
      }
    } finally {
      following.delete(key)
    }
  }
}
