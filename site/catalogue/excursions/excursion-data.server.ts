import type { KindData } from '../open-data/kind-data.ts'
import { tourThing } from '../tours/tour-json-ld.ts'
import { excursionsList } from './excursions-list.ts'

export const excursionData: KindData<'excursion'> = {
  lists: [excursionsList],
  links: (portal, query) => portal.excursions({ query }).then(({ excursion_list: list, total }) => ({ list, total })),
  find: (portal, id) => portal.excursion({ params: { id } }).then(({ excursion }) => excursion),
  thing: tourThing,
}
