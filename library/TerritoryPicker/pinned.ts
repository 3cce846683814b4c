/** A territory of the region, by `GET portal/dictionary/territory`; `title` is in the page's language. */
export interface Territory {
  id: number
  title: string
}

/** The territories that are pills, and those behind 'More'. */
export interface Pinned {
  pinned: readonly Territory[]
  rest: readonly Territory[]
}

/** The pinned ones in the order of `pinnedIds`, each once, without unknown ids; the rest in the given order. */
export function splitPinned(territories: readonly Territory[], pinnedIds: readonly number[]): Pinned {
  const ids = new Set(pinnedIds)
  const byId = new Map(territories.map((territory) => [territory.id, territory]))
  return {
    pinned: [...ids].flatMap((id) => byId.get(id) ?? []),
    rest: territories.filter(({ id }) => !ids.has(id)),
  }
}
