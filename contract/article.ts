import * as v from 'valibot'
import { GuideCard, PageCard, PostCard } from './card.ts'
import { Contacts } from './contacts.ts'
import { CalendarDate, Html, Link, PortalLink, WebAddress } from './values.ts'

/** A guide article, with its neighbours in the editors' order. */
export const Guide = v.object({
  ...GuideCard.entries,
  the_body: Html,
  previous: v.nullable(GuideCard),
  next: v.nullable(GuideCard),
  source_link: v.optional(WebAddress),
})
export type Guide = v.InferOutput<typeof Guide>

/** A piece of news. `demo`: made up for the demonstration. */
export const Post = v.object({ ...PostCard.entries, the_body: Html, demo: v.optional(v.boolean()) })
export type Post = v.InferOutput<typeof Post>

/** An information page. `demo`: made up for the demonstration. */
export const Page = v.object({
  ...PageCard.entries,
  the_body: Html,
  contacts: v.optional(Contacts),
  demo: v.optional(v.boolean()),
})
export type Page = v.InferOutput<typeof Page>

/** A legal document in a list. `pdf_url` is absolute, or a path of the portal. */
export const DocCard = v.object({
  id: v.number(),
  slug: v.string(),
  version: v.string(),
  date: CalendarDate,
  the_title: v.string(),
  the_summary: v.string(),
  link: PortalLink,
  pdf_url: Link,
})
export type DocCard = v.InferOutput<typeof DocCard>

/** A legal document with its text. */
export const Doc = v.object({ ...DocCard.entries, the_body: Html })
export type Doc = v.InferOutput<typeof Doc>
