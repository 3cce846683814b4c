/**
 * Works on the items in order, on so many at once.
 * @param work gets an item
 * @returns the results in the order of the items
 */
export async function inLanes(atOnce, items, work) {
  const results = []
  const rest = items.entries()
  const lane = async () => {
    for (const [at, item] of rest) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return results
}
