import type { Card, Language } from '@tropa/contract'
import { menuRows } from '../../api/seed/menus.ts'
import { territoryRows } from '../../api/seed/dictionaries.ts'
import { readContent } from '../../api/seed/content.ts'
import { allEntries } from '../../api/seed/objects/all.ts'

const content = readContent()
const entries = allEntries(content)

const ofType = (type: string) => entries.filter(({ draft }) => draft.object_type === type)

type Place = (typeof entries)[number]

/** The nearest places, approximately: in this region a degree of longitude is half as long as one of latitude. */
function nearbyOf(place: Place, language: Language): Card[] {
  const [latitude = 0, longitude = 0] = (place.draft.geolocation ?? '').split(',').map(Number)
  const distanceOf = ({ draft }: Place) => {
    const [north = 0, east = 0] = (draft.geolocation ?? '').split(',').map(Number)
    return Math.hypot(north - latitude, (east - longitude) / 2)
  }
  return ofType('location')
    .filter((other) => other !== place)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, 8)
    .map(({ shown }) => shown[language].card)
}

/** A place with the data that the API joins to it. */
function placeIn(language: Language) {
  const [place] = ofType('location')
  if (!place) throw new Error('the content has no place')
  const nearby_list = nearbyOf(place, language)
  const offer_list = (place.draft.offers ?? []).map(({ id, title, price, starts_at, requires }) => ({
    id,
    the_title: title[language] ?? title.ru,
    price,
    ...(starts_at && { starts_at }),
    remaining: null,
    requires,
  }))
  return { ...place.shown[language].detail, nearby_list, nearby_total: nearby_list.length, offer_list }
}

/** Cards of events with their first dates. */
const eventCards = (language: Language, count: number) =>
  ofType('event')
    .slice(0, count)
    .map(({ shown, draft: { sessions } }) => ({
      ...shown[language].card,
      ...(sessions?.[0] && { dates: sessions[0] }),
    }))

/** Transport to the territories, each with the title of its article. */
const transportWays = () =>
  content['transport-ways'].map(({ title, source: { link, checked_on }, ...way }) => {
    const page = entries.find(({ draft }) => draft.link === link)
    return {
      ...way,
      title: title.ru,
      title_en: title.en ?? title.ru,
      source_link: link,
      ...(page && { source_title: page.shown.ru.title, source_title_en: page.shown.en.title }),
      checked_on,
    }
  })

/** The responses of a provider from `api/content`, without a database: first pages of lists, and one place. */
function responsesIn(language: Language) {
  const cards = (type: string, count: number): Card[] =>
    ofType(type)
      .slice(0, count)
      .map(({ shown }) => shown[language].card)
  const menus = Object.fromEntries(menuRows(content).map(({ name, response }) => [name, JSON.parse(response)]))
  return {
    territories: territoryRows(content).map(({ latitude, longitude, ...row }) => ({
      ...row,
      geolocation: `${latitude},${longitude}`,
    })),
    climate: content.climate.map(({ territory_id, period, approximate, months }) => ({
      territory_id,
      period,
      approximate,
      months,
    })),
    mainMenu: menus['main'],
    subMenu: menus['sub'],
    footerMenu: menus['footer'],
    main: {
      track_list: cards('track', 6),
      event_list: eventCards(language, 6),
      tour_list: cards('tour', 6),
      excursion_list: cards('excursion', 6),
      guide_list: cards('guide', 4),
      location_list: cards('location', 8),
    },
    locations: {
      territory_list: [],
      location_type_list: content['location-types'].map(({ id, title }) => ({
        id,
        the_title: title[language] ?? title.ru,
        count: content.locations.filter((one) => one.type_id === id).length,
      })),
      location_list: cards('location', 12),
      total: ofType('location').length,
    },
    place: placeIn(language),
    transportWays: transportWays(),
    search: {
      result_list: cards('location', 8).map((card) => ({
        tag: 'location',
        object_type: 'location',
        object_id: card.id,
        title: card.the_title,
        description: card.the_summary,
        link: card.link,
        cover: card.cover,
      })),
      tag_list: [{ tag: 'location', count: 8 }],
      total: 8,
    },
  }
}

export const regionResponses = { ru: responsesIn('ru'), en: responsesIn('en') }
export type RegionResponses = ReturnType<typeof responsesIn>
