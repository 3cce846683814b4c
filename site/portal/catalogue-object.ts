import type { Company, Event, Guide, Location, ObjectType, Page, Post, Product, Tour, Track } from '@tropa/contract'

type Objects = {
  location: Location
  event: Event
  tour: Tour
  excursion: Tour
  guide: Guide
  post: Post
  track: Track
  product: Product
  company: Company
  page: Page
}
type ByType = { [Type in ObjectType]: { object_type: Type; object: Objects[Type] } }

/** Any one object of the catalogue, whole, as the provider answers it. */
export type CatalogueObject = Objects[ObjectType]

/** The same, told apart by its type. */
export type ObjectOfType = ByType[ObjectType]

/** The wire says the type as a field of each object: the union that a `switch` can tell apart stands around it. */
export const objectOfType = (object: CatalogueObject) => ({ object_type: object.object_type, object }) as ObjectOfType
