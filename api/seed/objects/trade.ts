import { CompanyAlone, CompanyCard, Product, ProductCard } from '@tropa/contract'
import * as v from 'valibot'
import type { CompanyContent, ProductContent, Text } from '../content.ts'
import { fieldsInLanguage, say, withoutTags } from '../text.ts'
import { checked, type Entry, entry, type Look, withoutNulls, type World } from './entry.ts'
import { galleryOf } from './gallery.ts'
import { contactsOf } from './organizer.ts'
import { saleOf } from './sales.ts'

const StoredProduct = v.omit(Product, ['organizer', 'offer_list'])

const productLook: Look<ProductContent> = {
  card: ({ product_kind, unit }, base, language) =>
    checked(ProductCard, { ...base, kind: product_kind, the_unit: say(unit, language) }),
  detail: (content, card, language, world) =>
    checked(StoredProduct, {
      ...withoutNulls(fieldsInLanguage(content, language)),
      ...contactsOf(content, world),
      ...card,
      gallery: galleryOf(content.gallery, language),
    }),
}

export const productEntry =
  (world: World) =>
  (content: ProductContent): Entry =>
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
        organizer_id: content.organizer_id,
        ...saleOf(content),
      },
      productLook,
      world,
    )

const companyLook: Look<CompanyContent> = {
  card: ({ kind }, base) => checked(CompanyCard, { ...base, kind }),
  detail: (content, card, language) =>
    checked(CompanyAlone, {
      ...withoutNulls(fieldsInLanguage(content, language)),
      ...card,
      legal_address: say(content.legal_address, language),
    }),
}

const firstSentence = (html = '') => /^.*?[.!?…](?=\s|$)/.exec(withoutTags(html).trim())?.[0] ?? ''
const opening = ({ ru, en }: Text): Text => ({ ru: firstSentence(ru), en: firstSentence(en) })

export const companyEntry =
  (world: World) =>
  (content: CompanyContent): Entry =>
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
      companyLook,
      world,
    )
