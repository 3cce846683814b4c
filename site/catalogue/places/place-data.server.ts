import { restaurantType } from '../../region/location-types.ts'
import type { KindData } from '../open-data/kind-data.ts'
import { placeThing } from './place-json-ld.ts'
import { allPoints } from './place-points-query.ts'
import { placesGeoJson } from './places-geojson.server.ts'

/** Hotels and restaurants are places too: a hotel's page stands under `/hotels`. */
export const placeData: KindData<'location'> = {
  lists: [
    { path: '/locations', titleId: 'list.locations' },
    { path: '/hotels', titleId: 'list.hotels' },
  ],
  narrowedLists: [`/locations?type_id=${restaurantType}`],
  links: (portal, query) => portal.locations({ query }).then(({ location_list: list, total }) => ({ list, total })),
  find: (portal, id) => portal.location({ params: { id }, query: {} }).then(({ location }) => location),
  thing: placeThing,
  listFiles: {
    geojson: async (portal, context) => {
      const points = await allPoints((offset) => portal.locationPoints({ query: { offset } }), 'file')
      return JSON.stringify(placesGeoJson(points, context))
    },
  },
}
