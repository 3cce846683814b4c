import type { advice, airport, climate, document, locationType, territory } from '../database/content.ts'
import type { Content } from './content.ts'
import { pointOf } from './values.ts'

type Row<Table extends { $inferInsert: unknown }> = Table['$inferInsert']

export const territoryRows = (content: Content): Row<typeof territory>[] =>
  content.territories.map(({ id, title, summary, kind, pinned, geolocation }) => ({
    id,
    kind,
    title: title.ru,
    title_en: title.en ?? title.ru,
    summary: summary.ru,
    summary_en: summary.en ?? summary.ru,
    is_pinned: pinned,
    ...pointOf(geolocation),
  }))

export const typeRows = (content: Content): Row<typeof locationType>[] =>
  content['location-types'].map(({ id, code, title }) => ({
    id,
    code,
    title: title.ru,
    title_en: title.en ?? title.ru,
  }))

export const climateRows = (content: Content): Row<typeof climate>[] =>
  content.climate.map(({ territory_id, period, approximate, months }) => ({
    territory_id,
    norms: JSON.stringify({ territory_id, period, approximate, months }),
  }))

export const airportRows = (content: Content): Row<typeof airport>[] =>
  content.airports.map(({ title, city, geolocation, ...rest }) => ({
    ...rest,
    title: title.ru,
    title_en: title.en ?? title.ru,
    city: city.ru,
    city_en: city.en ?? city.ru,
    ...pointOf(geolocation),
  }))

export const documentRows = (content: Content): Row<typeof document>[] =>
  content.docs.map(({ id, slug, version, date, title, summary, body }) => ({
    id,
    slug,
    version,
    date,
    title: title.ru,
    title_en: title.en ?? title.ru,
    summary: summary.ru,
    summary_en: summary.en ?? summary.ru,
    body: body.ru,
    body_en: body.en ?? body.ru,
  }))

export const adviceRows = (content: Content): Row<typeof advice>[] => [
  ...content.clothing.map((clothing) => ({ name: 'clothing', content: clothing })),
  { name: 'season_statements', content: content['season-statements'] },
  { name: 'transport_ways', content: content['transport-ways'] },
]
