import { type SearchValues, wholeNumber } from '../addresses/search-string.ts'
import { loadPlace } from '../catalogue/places/load-place.ts'
import { askedNearby, type AskedNearby } from '../catalogue/places/radius.ts'
import type { RouterContext } from '../portal/router-context.ts'
import { headFrom } from './head/head.ts'

type Loaded = {
  context: RouterContext
  params: { id: string }
  deps: AskedNearby
  location: { searchStr: string }
}

/** The options of the route of one place under the address of its kind, except its component: see `objectRoute`. */
export const placeRoute = (path: '/locations' | '/hotels') => ({
  staticData: { layout: 'new-default' as const },
  loaderDeps: ({ search }: { search: SearchValues }) => askedNearby(search),
  loader: ({ context, params, deps, location }: Loaded) =>
    loadPlace(context, path, wholeNumber(params.id), deps, location.searchStr),
  head: headFrom,
})
