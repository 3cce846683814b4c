import { TourCard } from '@tropa/contract'
import type { TourContent } from '../content.ts'
import { categories } from '../labels.ts'
import { fieldsInLanguage } from '../text.ts'
import { checked, type Entry, entry, type Look, type World } from './entry.ts'

const look: Look<TourContent> = {
  card: (content, base) => {
    const { category, days, duration_h } = content
    return checked(TourCard, { ...base, category, ...(days ? { days } : {}), ...(duration_h ? { duration_h } : {}) })
  },
  detail: ({ offers, ...content }, card, language) => ({ ...fieldsInLanguage(content, language), ...card }),
}

/** Tours and excursions: one lasts days, the other hours. */
export const tourEntry = (object_type: 'tour' | 'excursion', world: World) => (content: TourContent): Entry => {
  const category = categories[content.category]
  return entry(
    {
      content,
      object_type,
      id: content.id,
      link: `/${object_type}s/${content.id}`,
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
      labels: category ? [category] : [],
      offers: content.offers,
    },
    look,
    world,
  )
}
