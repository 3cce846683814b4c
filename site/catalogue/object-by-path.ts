import type { CatalogueObject } from '../portal/catalogue-object.ts'
import type { Portal } from '../portal/portal.ts'

type Find = (portal: Portal, id: number) => Promise<CatalogueObject>

const place: Find = (portal, id) => portal.location({ params: { id }, query: {} }).then(({ location }) => location)

/** Where an object of each first part of an address comes from. */
export const objectByPath: Readonly<Record<string, Find>> = {
  locations: place,
  hotels: place,
  events: (portal, id) => portal.event({ params: { id } }).then(({ event }) => event),
  tours: (portal, id) => portal.tour({ params: { id } }).then(({ tour }) => tour),
  excursions: (portal, id) => portal.excursion({ params: { id } }).then(({ excursion }) => excursion),
  tracks: (portal, id) => portal.track({ params: { id } }).then(({ track }) => track),
  guides: (portal, id) => portal.guide({ params: { id } }).then(({ guide }) => guide),
  posts: (portal, id) => portal.post({ params: { id } }).then(({ post }) => post),
  products: (portal, id) => portal.product({ params: { id } }).then(({ product }) => product),
  companies: (portal, id) => portal.company({ params: { id } }),
  pages: (portal, id) => portal.page({ params: { id: String(id) } }).then(({ page }) => page),
}
