import { letterScale } from '@tropa/library/Map/letter-size.ts'
import type { MapType, StyleMaker } from '@tropa/library/Map/places.ts'
import type { Words } from '../messages/intl.tsx'
import type { MapConfiguration } from './map-configuration.ts'
import { withLargerLetters } from './larger-letters.ts'
import { colorsOf } from './map-palette.ts'
import type { Language } from '../region/languages.ts'

const embeddedIn =
  (language: Language): StyleMaker =>
  async (frame) => {
    const { basemapStyle } = await import('./basemap.ts')
    return withLargerLetters(basemapStyle(colorsOf(frame), language), letterScale())
  }
const makers: Partial<Record<Language, StyleMaker>> = {}
/** Returns the same function in every render, because a new one would redraw the map. */
export const embeddedStyle = (language: Language): StyleMaker => (makers[language] ??= embeddedIn(language))

/** An external style may read its tiles from an archive. */
const styleAt =
  (url: string): StyleMaker =>
  async () => {
    const { knowArchives } = await import('./map-archive.ts')
    knowArchives()
    return url
  }

const archiveAt =
  (url: string, language: Language): StyleMaker =>
  async (frame) => {
    const { archiveStyle } = await import('./map-archive.ts')
    return withLargerLetters(await archiveStyle(url, colorsOf(frame), language), letterScale())
  }

function schemeOf({ styleUrl, archiveUrl }: MapConfiguration, language: Language): StyleMaker {
  if (styleUrl) return styleAt(styleUrl)
  return archiveUrl ? archiveAt(archiveUrl, language) : embeddedStyle(language)
}

/** The embedded base map has no more detail at closer zooms. */
const closestOfEmbedded = { closestKm: 20 }
const closestOfDetailed = { maxZoom: 17 }

/** The closest zoom, which depends on the base map. */
export const closestOf = (configuration: MapConfiguration) =>
  Object.values(configuration).some(Boolean) ? closestOfDetailed : closestOfEmbedded

/** The base maps to choose from: always the scheme, and imagery if it is configured. */
export function typesOf(configuration: MapConfiguration, say: Words): [MapType, ...MapType[]] {
  const { satelliteUrl, hybridUrl } = configuration
  return [
    { id: 'scheme', title: say('map.scheme'), style: schemeOf(configuration, say.language) },
    ...(satelliteUrl ? [{ id: 'satellite', title: say('map.satellite'), style: styleAt(satelliteUrl) }] : []),
    ...(hybridUrl ? [{ id: 'hybrid', title: say('map.hybrid'), style: styleAt(hybridUrl) }] : []),
  ]
}
