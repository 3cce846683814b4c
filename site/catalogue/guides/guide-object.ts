import { objectOfKind } from '../objects/object-of-kind.ts'
import { guideQuery } from './guide-queries.ts'

export const guideObject = objectOfKind({
  query: guideQuery,
  objectIn: ({ guide }) => guide,
})
