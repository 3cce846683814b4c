import { objectOfKind } from '../objects/object-of-kind.ts'
import { postQuery } from './post-queries.ts'

export const postObject = objectOfKind({
  query: postQuery,
  objectIn: ({ post }) => post,
})
