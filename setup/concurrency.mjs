/**
 * Works on the items in order, at most `atOnce` at the same time.
 * @param work gets an item
 * @returns the results in the order of the items
 */
export async function mapConcurrently(atOnce, items, work) {
  const results = []
  const rest = items.entries()
  const worker = async () => {
    for (const [at, item] of rest) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/**
 * Works first on the items that use one core, two at once, then on the others, of which each uses two by itself.
 * @returns the results in that order
 */
export async function inPhases(items, work) {
  const single = items.filter(({ usesOneCore }) => usesOneCore)
  const others = items.filter(({ usesOneCore }) => !usesOneCore)
  return [...(await mapConcurrently(2, single, work)), ...(await mapConcurrently(1, others, work))]
}
