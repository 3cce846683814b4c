import type { QueryKey } from '@tanstack/react-query'
import { byNumber, headOf } from '../catalogue/objects/load-object.ts'
import type { ObjectOfKind } from '../catalogue/objects/object-of-kind.ts'
import type { CatalogueObject } from '../portal/catalogue-object.ts'
import type { RouterContext } from '../portal/router-context.ts'
import { headFrom } from './head/head.ts'

type Loaded = { context: RouterContext; params: { id: string } }

/**
 * The options of the route of one object except its component, which is in the route's own file, where the router's
 * plugin splits it from the code that every page loads.
 */
export const objectRoute = <Data, Key extends QueryKey, Whole extends CatalogueObject>({
  query,
  objectIn,
  loadAround,
}: ObjectOfKind<Data, Key, Whole>) => ({
  staticData: { layout: 'new-default' as const },
  loader: async ({ context, params }: Loaded) => {
    const object = objectIn(await byNumber(context, params.id, (id) => query(context.portal, id)))
    await loadAround?.(context, object)
    return headOf(object, context)
  },
  head: headFrom,
})
