import { GuideCard } from '@tropa/contract'
import type { GuideContent, PageContent, PostContent } from '../content.ts'
import { fieldsInLanguage } from '../text.ts'
import { checked, type Entry, entry, type Look, type World } from './entry.ts'

const look: Look<object> = {
  card: (_, base) => checked(GuideCard, base),
  detail: (content, card, language) => ({ ...fieldsInLanguage(content, language), ...card }),
}

export const guideEntry = (world: World) => (content: GuideContent): Entry =>
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
    look,
    world,
  )

export const postEntry = (world: World) => (content: PostContent): Entry =>
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
      season: [Number(content.date.slice(5, 7))],
    },
    look,
    world,
  )

/** Pages known by a word only get a number after all others. */
const firstOwnId = 1_000_000
const ownAddresses = new Set(['about', 'contacts', 'vusha-pusha'])
const addressOf = ({ id, slug }: PageContent) => (slug && ownAddresses.has(slug) ? `/${slug}` : `/pages/${slug ?? id}`)

export const pageEntry = (world: World) => (content: PageContent, index: number): Entry =>
  entry(
    {
      content,
      object_type: 'page',
      id: content.id ?? firstOwnId + index,
      ...(content.slug ? { slug: content.slug } : {}),
      link: addressOf(content),
      title: content.title,
      summary: content.summary,
      picture: content.cover,
      territory_ids: [],
      for_disabled: false,
    },
    look,
    world,
  )
