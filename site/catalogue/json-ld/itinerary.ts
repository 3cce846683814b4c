import type { Event, ItemList, ListItem, Place } from 'schema-dts'

type Step = { name: string } | { item: Place | Event }

export const itinerary = (items: readonly Step[]): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map((item, index): ListItem => ({ '@type': 'ListItem', position: index + 1, ...item })),
})
