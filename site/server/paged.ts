export type Page = { limit: number; offset: number }
export type Some<Item> = { list: readonly Item[]; total?: number | undefined }

/** The most that a provider gives at once. */
const limit = 100

/** A whole list, page by page. A provider may answer it whole at once, and then says no total. */
export async function everyOne<Item>(ask: (page: Page) => Promise<Some<Item>>): Promise<readonly Item[]> {
  const all: Item[] = []
  for (let offset = 0; ; offset += limit) {
    const { list, total } = await ask({ limit, offset })
    all.push(...list)
    if (list.length === 0 || total === undefined || offset + limit >= total) return all
  }
}
