import type { Card, Language } from '@tropa/contract'
import { menuRows } from '../../api/seed/menus.ts'
import { territoryRows } from '../../api/seed/dictionaries.ts'
import { readContent } from '../../api/seed/content.ts'
import { allEntries } from '../../api/seed/objects/all.ts'

const content = readContent()
const entries = allEntries(content)

const ofType = (type: string) => entries.filter(({ draft }) => draft.object_type === type)

/** What the provider answers with from `api/content`, without a database: first pages of lists, and one place. */
function answersIn(language: Language) {
  const cards = (type: string, count: number): Card[] =>
    ofType(type)
      .slice(0, count)
      .map(({ shown }) => shown[language].card)
  const [place] = ofType('location')
  const menus = Object.fromEntries(menuRows(content).map(({ name, answer }) => [name, JSON.parse(answer)]))
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
      event_list: cards('event', 6),
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
    place: place?.shown[language].detail,
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

export const regionAnswers = { ru: answersIn('ru'), en: answersIn('en') }
export type RegionAnswers = ReturnType<typeof answersIn>
