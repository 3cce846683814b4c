import { createFileRoute } from '@tanstack/react-router'
import { useDrawnFirst } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'
import { readListFilters, type ListFilters } from '../catalogue/lists/list-filters.ts'
import { placesTake } from '../catalogue/places/place-filters.ts'
import { loadPlacesList } from '../catalogue/places/load-places-list.ts'
import { LocationsPage } from '../catalogue/places/LocationsPage.tsx'
import { usePlacesList } from '../catalogue/places/usePlacesList.ts'
import { restaurantType } from '../region/location-types.ts'

const isRestaurants = (types: ListFilters['types']) => types?.length === 1 && types[0] === restaurantType

/** The list of restaurants is under the places, with a title of its own. */
const titleOf = ({ types }: ListFilters) => (isRestaurants(types) ? 'list.restaurants' : 'list.locations')
const descriptionOf = ({ types }: ListFilters) =>
  isRestaurants(types) ? 'list.restaurantsDescription' : 'list.locationsDescription'

const read = (search: object) => readListFilters(search, placesTake['/locations'])

export const Route = createFileRoute('/locations/')({
  staticData: { layout: 'new-default', isOfTerritory: true },
  loaderDeps: ({ search }) => read(search),
  loader: ({ context, deps }) =>
    loadPlacesList(context, { path: '/locations', titleId: titleOf(deps), descriptionId: descriptionOf(deps) }, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  const filters = useDrawnFirst(Route.useLoaderDeps(), read)
  return <LocationsPage path="/locations" titleId={titleOf(filters)} filters={filters} {...usePlacesList(filters)} />
}
