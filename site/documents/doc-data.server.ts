import type { ListedKind } from '../catalogue/open-data/kind-data.ts'

export const docData: ListedKind = {
  lists: [{ path: '/docs', titleId: 'docs.title' }],
  links: (portal, query) => portal.docs({ query }).then(({ doc_list: list, total }) => ({ list, total })),
}
