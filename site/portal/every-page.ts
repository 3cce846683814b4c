import { PortalError } from './error.ts'

export type Page = { limit: number; offset: number }
export type Some<Item> = { list: readonly Item[]; total?: number | undefined }

/** The page size: the most that a provider sends at once. */
const limit = 100
const mostPages = 500
/** For all pages together; each call has a shorter deadline. */
const deadlineMs = 30_000

/**
 * Loads a whole list, page by page, without duplicates. A provider may send the whole list at once, without a total.
 * If it ignores `offset`, it repeats its page, so loading stops at a page without new items, whatever the total says.
 * @param ask loads one page; rejects when the client has disconnected, which stops the loading
 * @throws {PortalError} 504 if the pages take longer than half a minute
 */
export async function everyOne<Item extends { link: string }>(
  ask: (page: Page) => Promise<Some<Item>>,
): Promise<readonly Item[]> {
  const end = performance.now() + deadlineMs
  const all = new Map<string, Item>()
  for (let page = 0; page < mostPages; page += 1) {
    if (performance.now() > end) throw new PortalError(504)
    const { list, total } = await ask({ limit, offset: page * limit })
    const known = all.size
    for (const item of list) all.set(item.link, item)
    if (all.size === known || total === undefined || (page + 1) * limit >= total) break
  }
  return [...all.values()]
}
