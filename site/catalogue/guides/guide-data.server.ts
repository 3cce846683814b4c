import type { KindData } from '../open-data/kind-data.ts'
import { guideThing } from './guide-json-ld.ts'
import { guidesList } from './guides-list.ts'

export const guideData: KindData<'guide'> = {
  lists: [guidesList],
  links: (portal, query) => portal.guides({ query }).then(({ guide_list: list, total }) => ({ list, total })),
  find: (portal, id) => portal.guide({ params: { id } }).then(({ guide }) => guide),
  thing: guideThing,
}
