import { createFileRoute } from '@tanstack/react-router'
import { useDrawnFirst } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'
import { readPlaceFilters, type PlaceFilters } from '../catalogue/places/place-filters.ts'
import { loadPlacesList } from '../catalogue/places/load-places-list.ts'
import { LocationsPage } from '../catalogue/places/LocationsPage.tsx'
import { usePlacesList } from '../catalogue/places/usePlacesList.ts'
import { restaurantType } from '../region/location-types.ts'

/** Restaurants live under the places, with a title of their own. */
const titleOf = ({ type }: PlaceFilters) => (type === restaurantType ? 'list.restaurants' : 'list.locations')
const descriptionOf = ({ type }: PlaceFilters) =>
  type === restaurantType ? 'list.restaurantsDescription' : 'list.locationsDescription'

export const Route = createFileRoute('/locations/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readPlaceFilters(search),
  loader: ({ context, deps }) =>
    loadPlacesList(context, { path: '/locations', titleId: titleOf(deps), descriptionId: descriptionOf(deps) }, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  const filters = useDrawnFirst(Route.useLoaderDeps(), readPlaceFilters)
  return <LocationsPage path="/locations" titleId={titleOf(filters)} filters={filters} {...usePlacesList(filters)} />
}
