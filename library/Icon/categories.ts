import {
  activity,
  archaeology,
  business,
  bed,
  camp,
  church,
  disabled,
  ethno,
  family,
  fork,
  landscape,
  medicine,
  monument,
  museum,
  pin,
  ski,
  stage,
  viewpoint,
} from './icons.ts'

/** The icon of each track category, with the spelling of the wire. */
const categoryIcons: Readonly<Record<string, string>> = {
  activity,
  buisness: business,
  disabled,
  ethno,
  family,
  medicin: medicine,
}

/** The icon of a track category; `undefined` for an unknown one. */
export const categoryIcon = (category: string): string | undefined => categoryIcons[category]

/** The colour families of objects: pins and labels, always beside an icon. */
export type ColorCategory = 'place' | 'tour' | 'excursion' | 'event' | 'food' | 'stay'

/** The icon of a kind of place, and its colour out of six. */
export interface LocationKind {
  icon: string
  category: ColorCategory
}

const place = (icon: string): LocationKind => ({ icon, category: 'place' })

const locationKinds: Readonly<Record<string, LocationKind>> = {
  archaeology: place(archaeology),
  camp: place(camp),
  church: place(church),
  culture: place(stage),
  ethnography: place(ethno),
  hotel: { icon: bed, category: 'stay' },
  monument: place(monument),
  museum: place(museum),
  nature: place(landscape),
  restaurant: { icon: fork, category: 'food' },
  sport: place(ski),
  viewpoint: place(viewpoint),
}

/** The icon and colour of a location type, by its code; any other code is a pin. */
export const locationKind = (code: string): LocationKind => locationKinds[code] ?? place(pin)
