type Work = () => Promise<void>

/**
 * Does one work at a time for each key. Of the works that come meanwhile the last is done afterwards, since the one
 * that runs may have read too early; none is where that fails.
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
