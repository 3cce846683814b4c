/** The only narrowed list that is a page of its own: it is in the menu, and has a title of its own. */
const ownLists: readonly string[] = ['/locations?type_id=10']

export type Canonical = {
  /** Of the page that search engines should keep. */
  address: string
  /** Of a list by pages, from 1. */
  page: number
}

/**
 * The pages of a list are each their own; a narrowed list is told to be the whole one, of which it shows a part: there
 * are more ways to narrow a list than anybody should ask for.
 */
export function canonicalOf(address: string): Canonical {
  const { pathname, searchParams } = new URL(address, 'http://portal.invalid')
  const page = Number(searchParams.get('page') ?? 1)
  searchParams.delete('page')
  const list = searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`
  if (list !== pathname && !ownLists.includes(list)) return { address: pathname, page }
  return { address: page > 1 ? `${list}${list.includes('?') ? '&' : '?'}page=${page}` : list, page }
}
