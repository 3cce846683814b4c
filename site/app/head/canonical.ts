/** The only filtered list that is a canonical page, because it is in the menu and has its own title. */
const ownLists: readonly string[] = ['/locations?type_id=10']

export type Canonical = {
  /** The canonical address, which search engines index. */
  address: string
  /** Page number within a list, from 1. */
  page: number
}

/**
 * Each page of a list is canonical. A filtered list points to the whole list, because there are too many combinations
 * of filters to index.
 */
export function canonicalOf(address: string): Canonical {
  const { pathname, searchParams } = new URL(address, 'http://portal.invalid')
  const page = Number(searchParams.get('page') ?? 1)
  searchParams.delete('page')
  const list = searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`
  if (list !== pathname && !ownLists.includes(list)) return { address: pathname, page }
  return { address: page > 1 ? `${list}${list.includes('?') ? '&' : '?'}page=${page}` : list, page }
}
