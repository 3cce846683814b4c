import type { QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query'
import type { Portal } from '../../portal/portal.ts'
import type { RouterContext } from '../../portal/router-context.ts'

/** Where one object of a kind comes from, for its page. */
export type ObjectOfKind<Data, Key extends QueryKey, Whole> = {
  query: (portal: Portal, id: number) => UseSuspenseQueryOptions<Data, Error, Data, Key>
  objectIn: (data: Data) => Whole
  /** Loads what the page shows besides the object; the server waits for it. */
  loadAround?: (context: RouterContext, object: Whole) => Promise<void>
}

/** The same, with its types found. */
export const objectOfKind = <Data, Key extends QueryKey, Whole>(
  kind: ObjectOfKind<Data, Key, Whole>,
): ObjectOfKind<Data, Key, Whole> => kind
