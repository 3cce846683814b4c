import type { Content } from '../content.ts'
import type { Entry, World } from './entry.ts'
import { kindSeeds } from './kinds.ts'

const byId = <T extends { id: number }>(list: T[]) => new Map(list.map((item) => [item.id, item]))

// `Object.fromEntries` loses the names of the kinds.
const labels = Object.fromEntries(
  Object.entries(kindSeeds).map(([type, { label }]) => [type, label]),
) as World['labels']

/** Every object of the region, ready to be stored. */
export function allEntries(content: Content): Entry[] {
  const world: World = {
    labels,
    territories: byId(content.territories),
    types: byId(content['location-types']),
    locations: byId([...content.locations, ...content.hotels, ...content.restaurants]),
    events: byId(content.events),
    companies: byId(content.companies),
  }
  return Object.values(kindSeeds).flatMap(({ entries }) => entries(content, world))
}
