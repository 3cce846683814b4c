import { objectKinds, type ObjectType, Tour, TourCard } from '@tropa/contract'
import * as v from 'valibot'
import type { TourContent } from '../content.ts'
import { categories } from '../labels.ts'
import { fieldsInLanguage } from '../text.ts'
import { checked, type Entry, entry, type Look, withoutNulls, type World } from './entry.ts'
import { galleryOf } from './gallery.ts'
import { contactsOf } from './organizer.ts'
import { saleOf } from './sales.ts'

const StoredTour = v.omit(Tour, ['organizer', 'offer_list'])

const look: Look<TourContent> = {
  card: (content, base) => {
    const { category, days, duration_h, territory_ids } = content
    return checked(TourCard, {
      ...base,
      territory_ids,
      category,
      ...(days ? { days } : {}),
      ...(duration_h ? { duration_h } : {}),
    })
  },
  detail: (content, card, language, world) =>
    checked(StoredTour, {
      ...withoutNulls(fieldsInLanguage(content, language)),
      ...contactsOf(content, world),
      ...card,
      gallery: galleryOf(content.gallery, language),
    }),
}

/** The entry of an object with a program and an arrival; it has `days` or `duration_h`. */
export const tourEntry =
  (object_type: ObjectType) =>
  (world: World) =>
  (content: TourContent): Entry => {
    const category = categories[content.category]
    return entry(
      {
        content,
        object_type,
        id: content.id,
        link: `/${objectKinds[object_type].list}/${content.id}`,
        title: content.title,
        summary: content.summary,
        picture: content.cover,
        territory_ids: content.territory_ids,
        category: content.category,
        for_disabled: content.for_disabled,
        access: content.access,
        season: content.season,
        geolocation: content.arrival.start.geolocation ?? undefined,
        price_from: content.price_from,
        organizer_id: content.organizer_id,
        labels: category ? [category] : [],
        ...saleOf(content),
        hours: content.days ? content.days * 24 : content.duration_h,
      },
      look,
      world,
    )
  }
