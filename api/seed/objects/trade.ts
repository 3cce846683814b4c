import { GuideCard } from '@tropa/contract'
import type { CompanyContent, ProductContent, Text } from '../content.ts'
import { fieldsInLanguage, withoutTags } from '../text.ts'
import { checked, type Entry, entry, type Look, type World } from './entry.ts'

const look: Look<object> = {
  card: (_, base) => checked(GuideCard, base),
  detail: (content, card, language) => ({ ...fieldsInLanguage(content, language), ...card }),
}

export const productEntry = (world: World) => ({ offers, ...content }: ProductContent): Entry =>
  entry(
    {
      content,
      object_type: 'product',
      id: content.id,
      link: `/products/${content.id}`,
      title: content.title,
      summary: content.summary,
      picture: content.cover,
      territory_ids: [content.territory_id],
      category: content.product_kind,
      for_disabled: content.for_disabled,
      access: content.access,
      season: content.season,
      price_from: content.price_from,
      offers,
    },
    look,
    world,
  )

const firstSentence = (html = '') => /^.*?[.!?…](?=\s|$)/.exec(withoutTags(html).trim())?.[0] ?? ''
const opening = ({ ru, en }: Text): Text => ({ ru: firstSentence(ru), en: firstSentence(en) })

export const companyEntry = (world: World) => (content: CompanyContent): Entry =>
  entry(
    {
      content,
      object_type: 'company',
      id: content.id,
      link: `/companies/${content.id}`,
      title: content.title,
      summary: opening(content.description),
      picture: null,
      territory_ids: [content.territory_id],
      category: content.kind,
      for_disabled: false,
    },
    look,
    world,
  )
