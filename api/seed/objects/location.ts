import { Location, LocationCard, type Language } from '@tropa/contract'
import { timeZone } from '../../database/settings.ts'
import type { HotelContent, LocationContent, RestaurantContent } from '../content.ts'
import { facilities, services } from '../labels.ts'
import { fieldsInLanguage, inLanguage, say } from '../text.ts'
import { checked, type Entry, entry, type Look, withoutNulls, type World } from './entry.ts'
import { galleryOf } from './gallery.ts'
import { saleOf } from './sales.ts'

type Any = LocationContent & Partial<HotelContent> & Partial<RestaurantContent>

const kindOf = (content: Any) => (content.rooms ? 'hotel' : content.menu ? 'restaurant' : 'place')

const look: Look<Any> = {
  card: (content, base, language, { types }) => {
    const type = types.get(content.type_id)
    return checked(LocationCard, {
      ...base,
      type: type && { id: type.id, the_title: say(type.title, language) },
      opening_hours: content.opening_hours.map(withoutNulls),
      ...(content.hours_note ? { the_hours_note: say(content.hours_note, language) } : {}),
      time_zone: timeZone,
    })
  },
  detail: (content, card, language) =>
    checked(Location, {
      ...withoutNulls(fieldsInLanguage(content, language)),
      ...card,
      kind: kindOf(content),
      service_list: content.services.map((code) => named(code, language)),
      gallery: galleryOf(content.gallery, language),
      nearby_list: [],
      sale_state: content.sale_state ?? 'no_payment_info',
      offer_list: [],
      facility_list: content.facilities,
      room_list: inLanguage(content.rooms, language),
      feature_list: inLanguage(content.features, language),
    }),
}

const named = (code: string, language: Language) => ({
  code,
  the_title: services[code] ? say(services[code], language) : code,
})

export const locationEntry =
  (world: World) =>
  (content: Any): Entry => {
    const labels = [
      ...content.services.map((code) => services[code]),
      ...(content.facilities ?? []).map((code) => facilities[code]),
    ]
    const label = world.types.get(content.type_id)?.title
    return entry(
      {
        content,
        object_type: 'location',
        id: content.id,
        link: kindOf(content) === 'hotel' ? `/hotels/${content.id}` : `/locations/${content.id}`,
        title: content.title,
        summary: content.summary,
        ...(label ? { label } : {}),
        picture: content.cover,
        territory_ids: [content.territory_id],
        type_id: content.type_id,
        for_disabled: content.for_disabled,
        access: content.access,
        season: content.season,
        geolocation: content.geolocation,
        price_from: content.price_from,
        opening_hours: content.opening_hours,
        labels: labels.flatMap((text) => text ?? []),
        ...saleOf({ sale_state: 'no_payment_info', offers: [], ...content }),
        ...(content.seller_id !== undefined && { organizer_id: content.seller_id }),
      },
      look,
      world,
    )
  }
