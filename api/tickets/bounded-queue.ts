/**
 * Runs work one after another.
 * @param most works that wait or run
 * @param refusal what is thrown where there are so many already
 */
export function boundedQueue(most: number, refusal: () => Error) {
  let last: Promise<unknown> = Promise.resolve()
  let count = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (count >= most) throw refusal()
    count += 1
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result.finally(() => {
      count -= 1
    })
  }
}
