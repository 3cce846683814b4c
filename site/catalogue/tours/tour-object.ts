import { objectOfKind } from '../objects/object-of-kind.ts'
import { loadPlacesById } from '../objects/places-by-id.ts'
import { tourQuery } from './tour-queries.ts'

export const tourObject = objectOfKind({
  query: tourQuery,
  objectIn: ({ tour }) => tour,
  loadAround: (context, { location_ids }) => loadPlacesById(context, location_ids),
})
