import { objectTypes } from '@tropa/contract'
import { kinds } from '../kinds.server.ts'
import type { ListOfKind } from '../lists/list-of-kind.ts'

type ListAbove = (typeof kinds)[keyof typeof kinds]['lists'][number]
const isListOfKind = (list: ListAbove): list is ListOfKind<{ id: number }> => 'query' in list

/** The lists of one kind each, with the field of their response. Places have a map and a page of their own. */
export const listsOfKinds = objectTypes.flatMap((type) =>
  kinds[type].lists.filter(isListOfKind).map((catalogue) => ({ type, catalogue, key: `${type}_list` })),
)
