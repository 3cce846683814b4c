import { calendarDate, Guide, GuideCard, Page, PageCard, Post, PostCard } from '@tropa/contract'
import * as v from 'valibot'
import { monthOf } from '../../dates/dates.ts'
import type { GuideContent, PageContent, PostContent } from '../content.ts'
import { fieldsInLanguage } from '../text.ts'
import { checked, type Entry, entry, type Look, withoutNulls, type World } from './entry.ts'

const StoredGuide = v.omit(Guide, ['previous', 'next'])

const guideLook: Look<GuideContent> = {
  card: (_, base) => checked(GuideCard, base),
  detail: (content, card, language) =>
    checked(StoredGuide, { ...withoutNulls(fieldsInLanguage(content, language)), ...card }),
}
const postLook: Look<PostContent> = {
  card: ({ date }, base) => checked(PostCard, { ...base, date }),
  detail: (content, card, language) => checked(Post, { ...fieldsInLanguage(content, language), ...card }),
}
const pageLook: Look<PageContent> = {
  card: ({ slug }, base) => checked(PageCard, { ...base, ...(slug ? { slug } : {}) }),
  detail: (content, card, language) => checked(Page, { ...withoutNulls(fieldsInLanguage(content, language)), ...card }),
}

export const guideEntry =
  (world: World) =>
  (content: GuideContent): Entry =>
    entry(
      {
        content,
        object_type: 'guide',
        id: content.id,
        link: `/guides/${content.id}`,
        title: content.title,
        summary: content.summary,
        picture: content.cover,
        territory_ids: [],
        for_disabled: content.for_disabled,
      },
      guideLook,
      world,
    )

export const postEntry =
  (world: World) =>
  (content: PostContent): Entry =>
    entry(
      {
        content,
        object_type: 'post',
        id: content.id,
        link: `/posts/${content.id}`,
        title: content.title,
        summary: content.summary,
        picture: content.cover,
        territory_ids: content.territory_id ? [content.territory_id] : [],
        for_disabled: false,
        season: [monthOf(calendarDate(content.date))],
      },
      postLook,
      world,
    )

/** Pages without an id of their own get one from here on. */
const firstOwnId = 1_000_000
const ownAddresses = new Set(['about', 'contacts', 'vusha-pusha'])
export const addressOfPage = ({ id, slug }: PageContent) =>
  slug && ownAddresses.has(slug) ? `/${slug}` : `/pages/${slug ?? id}`

export const pageEntry =
  (world: World) =>
  (content: PageContent, index: number): Entry =>
    entry(
      {
        content,
        object_type: 'page',
        id: content.id ?? firstOwnId + index,
        ...(content.slug ? { slug: content.slug } : {}),
        link: addressOfPage(content),
        title: content.title,
        summary: content.summary,
        picture: content.cover,
        territory_ids: [],
        for_disabled: false,
      },
      pageLook,
      world,
    )
