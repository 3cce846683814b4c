import { PortalError } from './error.ts'

export type Page = { limit: number; offset: number }
export type Some<Item> = { list: readonly Item[]; total?: number | undefined }

/** The most that a provider gives at once. */
const limit = 100
const mostPages = 500
/** Of all pages together; each call has a shorter one of its own. */
const deadlineMs = 30_000

/**
 * A whole list, page by page, without doubles. A provider may answer it whole at once, and then says no total; one that
 * ignores `offset` sends the same page again, so that the end is where nothing new comes, whatever the total says.
 * @param ask for one page; rejects when the client has left, which ends the rest
 * @throws {PortalError} 504 where the pages take longer than half a minute
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
