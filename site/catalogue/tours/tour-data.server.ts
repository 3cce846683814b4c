import type { KindData } from '../open-data/kind-data.ts'
import { tourThing } from './tour-json-ld.ts'
import { toursList } from './tours-list.ts'

export const tourData: KindData<'tour'> = {
  lists: [toursList],
  links: (portal, query) => portal.tours({ query }).then(({ tour_list: list, total }) => ({ list, total })),
  find: (portal, id) => portal.tour({ params: { id } }).then(({ tour }) => tour),
  thing: tourThing,
}
