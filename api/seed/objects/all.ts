import type { Content } from '../content.ts'
import { guideEntry, pageEntry, postEntry } from './article.ts'
import type { Entry, World } from './entry.ts'
import { eventEntry } from './event.ts'
import { locationEntry } from './location.ts'
import { tourEntry } from './tour.ts'
import { trackEntry } from './track.ts'
import { companyEntry, productEntry } from './trade.ts'

const byId = <T extends { id: number }>(list: T[]) => new Map(list.map((item) => [item.id, item]))

/** Every object of the region, ready to be stored. */
export function allEntries(content: Content): Entry[] {
  const locations = [...content.locations, ...content.hotels, ...content.restaurants]
  const world: World = {
    territories: byId(content.territories),
    types: byId(content['location-types']),
    locations: byId(locations),
    events: byId(content.events),
    companies: byId(content.companies),
  }
  return [
    ...locations.map(locationEntry(world)),
    ...content.events.map(eventEntry(world)),
    ...content.tours.map(tourEntry('tour', world)),
    ...content.excursions.map(tourEntry('excursion', world)),
    ...content.tracks.map(trackEntry(world)),
    ...content.guides.toSorted((one, other) => one.order - other.order).map(guideEntry(world)),
    ...content.posts.toSorted((one, other) => other.date.localeCompare(one.date)).map(postEntry(world)),
    ...content.pages.map(pageEntry(world)),
    ...content.products.map(productEntry(world)),
    ...content.companies.map(companyEntry(world)),
  ]
}
