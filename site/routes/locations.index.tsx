import { createFileRoute } from '@tanstack/react-router'
import { useDrawnFirst } from '../lists/useDrawnFirst.ts'
import { headFrom } from '../pages/articles/load.ts'
import { readFilters, type ListFilters } from '../pages/locations/filters.ts'
import { loadPlaces } from '../pages/locations/load.ts'
import { LocationsPage } from '../pages/locations/LocationsPage.tsx'
import { usePlaces } from '../pages/locations/usePlaces.ts'
import { restaurantType } from '../region/location-types.ts'

/** Restaurants live under the places, with a title of their own. */
const titleOf = ({ type }: ListFilters) => (type === restaurantType ? 'list.restaurants' : 'list.locations')
const descriptionOf = ({ type }: ListFilters) => (type === restaurantType ? 'list.restaurantsDescription' : 'list.locationsDescription')

export const Route = createFileRoute('/locations/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search),
  loader: ({ context, deps }) =>
    loadPlaces(context, { path: '/locations', titleId: titleOf(deps), descriptionId: descriptionOf(deps) }, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  const filters = useDrawnFirst(Route.useLoaderDeps(), readFilters)
  return <LocationsPage path="/locations" titleId={titleOf(filters)} filters={filters} {...usePlaces(filters)} />
}
