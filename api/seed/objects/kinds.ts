import type { ObjectType } from '@tropa/contract'
import type { Content, Text } from '../content.ts'
import { guideEntry, pageEntry, postEntry } from './article.ts'
import type { Entry, World } from './entry.ts'
import { eventEntry } from './event.ts'
import { locationEntry } from './location.ts'
import { tourEntry } from './tour.ts'
import { trackEntry } from './track.ts'
import { companyEntry, productEntry } from './trade.ts'

type EntryOf<Item> = (world: World) => (item: Item, index: number) => Entry
type Seed = { label: Text; entries: (content: Content, world: World) => Entry[] }

const seed = <Item>(label: Text, itemsOf: (content: Content) => Item[], entryOf: EntryOf<Item>): Seed => ({
  label,
  entries: (content, world) => itemsOf(content).map(entryOf(world)),
})

/** The names of each kind, and how its content becomes entries, in the editors' order. */
export const kindSeeds: Readonly<Record<ObjectType, Seed>> = {
  location: seed(
    { ru: 'Место', en: 'Place' },
    ({ locations, hotels, restaurants }) => [...locations, ...hotels, ...restaurants],
    locationEntry,
  ),
  event: seed({ ru: 'Событие', en: 'Event' }, ({ events }) => events, eventEntry),
  tour: seed({ ru: 'Тур', en: 'Tour' }, ({ tours }) => tours, tourEntry('tour')),
  excursion: seed({ ru: 'Экскурсия', en: 'Excursion' }, ({ excursions }) => excursions, tourEntry('excursion')),
  track: seed({ ru: 'Трек', en: 'Track' }, ({ tracks }) => tracks, trackEntry),
  guide: seed(
    { ru: 'Статья гида', en: 'Guide article' },
    ({ guides }) => guides.toSorted((one, other) => one.order - other.order),
    guideEntry,
  ),
  post: seed(
    { ru: 'Новость', en: 'News' },
    ({ posts }) => posts.toSorted((one, other) => other.date.localeCompare(one.date)),
    postEntry,
  ),
  page: seed({ ru: 'Информация', en: 'Information' }, ({ pages }) => pages, pageEntry),
  product: seed({ ru: 'Услуга', en: 'Service' }, ({ products }) => products, productEntry),
  company: seed({ ru: 'Организатор', en: 'Organiser' }, ({ companies }) => companies, companyEntry),
}
