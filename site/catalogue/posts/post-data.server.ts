import type { KindData } from '../open-data/kind-data.ts'
import { postThing } from './post-json-ld.ts'
import { postsList } from './posts-list.ts'

export const postData: KindData<'post'> = {
  lists: [postsList],
  links: (portal, query) => portal.posts({ query }).then(({ post_list: list, total }) => ({ list, total })),
  find: (portal, id) => portal.post({ params: { id } }).then(({ post }) => post),
  thing: postThing,
}
