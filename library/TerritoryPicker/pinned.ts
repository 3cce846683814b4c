/** A territory of the region, by `GET portal/dictionary/territory`; `title` is in the page's language. */
export interface Territory {
  id: number
  title: string
}

/** Territories that stand as pills, and those behind 'More'. */
export interface Pinned {
  pinned: readonly Territory[]
  rest: readonly Territory[]
}

/** The pinned in their own order, each once; ids of no territory are left out. The rest as they came. */
export function splitPinned(territories: readonly Territory[], pinnedIds: readonly number[]): Pinned {
  const ids = new Set(pinnedIds)
  const byId = new Map(territories.map((territory) => [territory.id, territory]))
  return {
    pinned: [...ids].flatMap((id) => byId.get(id) ?? []),
    rest: territories.filter(({ id }) => !ids.has(id)),
  }
}
