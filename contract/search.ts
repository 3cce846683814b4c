import * as v from 'valibot'
import { Cover } from './card.ts'
import { ObjectType, PortalLink } from './values.ts'

export const Suggestion = v.object({ title: v.string(), description: v.string(), link: PortalLink })
export type Suggestion = v.InferOutput<typeof Suggestion>

export const SearchResult = v.object({
  tag: v.string(),
  object_type: ObjectType,
  object_id: v.number(),
  title: v.string(),
  description: v.string(),
  link: PortalLink,
  cover: v.nullable(Cover),
  /** What it is and where: "Museum · Surgut". */
  hint: v.optional(v.string()),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

/** Only the likeliest are ranked and paged to. */
export const mostResults = 300

/**
 * `total`: how many results the pages hold together, at most 300; past them a page is empty. `tag_list` counts everything
 * that was found, so its counts may add up to more.
 */
export const SearchAnswer = v.object({
  result_list: v.array(SearchResult),
  tag_list: v.optional(v.array(v.object({ tag: v.string(), count: v.number() }))),
  total: v.optional(v.number()),
})
export type SearchAnswer = v.InferOutput<typeof SearchAnswer>
