import type { ObjectType } from '@tropa/contract'
import type { LocationKind } from '@tropa/library/Icon/categories.ts'
import {
  bed,
  calendar,
  document as documentIcon,
  fork,
  gift,
  landscape,
  organisation,
  people,
  pin,
  track,
} from '@tropa/library/Icon/icons.ts'

const text: LocationKind = { icon: documentIcon, category: 'place' }

const ofTypes: Record<ObjectType, LocationKind> = {
  location: { icon: pin, category: 'place' },
  event: { icon: calendar, category: 'event' },
  tour: { icon: landscape, category: 'tour' },
  excursion: { icon: people, category: 'excursion' },
  track: { icon: track, category: 'tour' },
  product: { icon: gift, category: 'stay' },
  company: { icon: organisation, category: 'stay' },
  guide: text,
  post: text,
  page: text,
}

/** Tags of search results that are not types of objects. */
const ofTags: Readonly<Record<string, LocationKind>> = {
  hotel: { icon: bed, category: 'stay' },
  restaurant: { icon: fork, category: 'food' },
  doc: text,
}

const looks = new Map<string, LocationKind>(Object.entries({ ...ofTypes, ...ofTags }))

/**
 * Icon and colour of a kind of object, on the map and among search results; its name is the message `tag.<kind>`.
 * @param kind an `object_type` or the `tag` of a search result; an unknown one looks like a text
 */
export const lookOf = (kind: string): LocationKind => looks.get(kind) ?? text
