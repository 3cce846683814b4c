import type { Content } from '../content.ts'
import type { Entry, World } from './entry.ts'
import { kindSeeds } from './kinds.ts'

const byId = <T extends { id: number }>(list: T[]) => new Map(list.map((item) => [item.id, item]))

/** Every object of the region, ready to be stored. */
export function allEntries(content: Content): Entry[] {
  const world: World = {
    kinds: kindSeeds,
    territories: byId(content.territories),
    types: byId(content['location-types']),
    locations: byId([...content.locations, ...content.hotels, ...content.restaurants]),
    events: byId(content.events),
    companies: byId(content.companies),
  }
  return Object.values(kindSeeds).flatMap(({ entries }) => entries(content, world))
}
