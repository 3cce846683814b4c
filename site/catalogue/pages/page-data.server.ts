import type { KindData } from '../open-data/kind-data.ts'
import { pageThing } from './page-json-ld.ts'
import { pagesList } from './pages-list.ts'

export const pageData: KindData<'page'> = {
  lists: [pagesList],
  links: (portal, query) => portal.pages({ query }).then(({ page_list: list, total }) => ({ list, total })),
  find: (portal, id) => portal.page({ params: { id: String(id) } }).then(({ page }) => page),
  thing: pageThing,
}
