import type { FeatureCollection, Point } from 'geojson'
import { contentLanguage, type ContentLanguage, type Language } from './languages.ts'

type RiverName = { name: Record<ContentLanguage, string>; latitude: number; longitude: number; lvl: 0 | 1 }

/**
 * Positions for the names of rivers: beside settlements on their banks. A name along a line could be a neighbour's,
 * because the lines of the base map are joined across confluences, and some well-known rivers have no line in it.
 */
const rivers: readonly RiverName[] = [
  { name: { ru: 'Обь', en: 'Ob' }, latitude: 61.3, longitude: 71, lvl: 0 },
  { name: { ru: 'Обь', en: 'Ob' }, latitude: 62, longitude: 67.5, lvl: 0 },
  { name: { ru: 'Обь', en: 'Ob' }, latitude: 64.4, longitude: 65.4, lvl: 0 },
  { name: { ru: 'Иртыш', en: 'Irtysh' }, latitude: 59.55, longitude: 69.1, lvl: 0 },
  { name: { ru: 'Северная Сосьва', en: 'Severnaya Sosva' }, latitude: 63.35, longitude: 63.7, lvl: 1 },
  { name: { ru: 'Конда', en: 'Konda' }, latitude: 59.75, longitude: 65.5, lvl: 1 },
  { name: { ru: 'Казым', en: 'Kazym' }, latitude: 63.7, longitude: 67.3, lvl: 1 },
  { name: { ru: 'Вах', en: 'Vakh' }, latitude: 61.1, longitude: 79, lvl: 1 },
  { name: { ru: 'Аган', en: 'Agan' }, latitude: 61.95, longitude: 76.2, lvl: 1 },
  { name: { ru: 'Ляпин', en: 'Lyapin' }, latitude: 64.15, longitude: 61.3, lvl: 1 },
  { name: { ru: 'Большой Юган', en: 'Bolshoy Yugan' }, latitude: 60.4, longitude: 74, lvl: 1 },
]

export const riverNames = (language: Language): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: rivers.map(({ name, latitude, longitude, lvl }) => ({
    type: 'Feature',
    properties: { name: name[contentLanguage(language)], lvl },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  })),
})
