import { objectOfKind } from '../objects/object-of-kind.ts'
import { loadPlacesById } from '../objects/places-by-id.ts'
import { excursionQuery } from './excursion-queries.ts'

export const excursionObject = objectOfKind({
  query: excursionQuery,
  objectIn: ({ excursion }) => excursion,
  loadAround: (context, { location_ids }) => loadPlacesById(context, location_ids),
})
