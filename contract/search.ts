import * as v from 'valibot'
import { Cover } from './card.ts'
import { ObjectType, PortalLink } from './values.ts'

/** A suggestion while a visitor types. `description`: what it is and where. */
export const Suggestion = v.object({
  title: v.string(),
  description: v.string(),
  link: PortalLink,
  cover: v.optional(v.nullable(Cover)),
})
export type Suggestion = v.InferOutput<typeof Suggestion>

/** A search result. `tag`: its kind, as in `tag_list`. */
export const SearchResult = v.object({
  tag: v.string(),
  object_type: ObjectType,
  object_id: v.number(),
  title: v.string(),
  description: v.string(),
  link: PortalLink,
  cover: v.nullable(Cover),
  /** What it is and where: "Museum · Paris". */
  hint: v.optional(v.string()),
})
export type SearchResult = v.InferOutput<typeof SearchResult>

/** The most results that are ranked; the pages end there. */
export const mostResults = 300

/**
 * A page of search results. `total`: the results of all pages, at most 300; later pages are empty. `tag_list` counts
 * everything that matches, so its counts may add up to more.
 */
export const SearchResponse = v.object({
  result_list: v.array(SearchResult),
  tag_list: v.optional(v.array(v.object({ tag: v.string(), count: v.number() }))),
  total: v.optional(v.number()),
})
export type SearchResponse = v.InferOutput<typeof SearchResponse>
