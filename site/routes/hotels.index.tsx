import { createFileRoute } from '@tanstack/react-router'
import { useDrawnFirst } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'
import { readListFilters } from '../catalogue/lists/list-filters.ts'
import { placesTake } from '../catalogue/places/place-filters.ts'
import { loadPlacesList } from '../catalogue/places/load-places-list.ts'
import { LocationsPage } from '../catalogue/places/LocationsPage.tsx'
import { usePlacesList } from '../catalogue/places/usePlacesList.ts'
import { stayTypes } from '../region/location-types.ts'

const hotels = {
  path: '/hotels',
  titleId: 'list.hotels',
  descriptionId: 'list.hotelsDescription',
  types: stayTypes,
} as const

const read = (search: object) => readListFilters(search, placesTake['/hotels'])

export const Route = createFileRoute('/hotels/')({
  staticData: { layout: 'new-default', isOfTerritory: true },
  loaderDeps: ({ search }) => read(search),
  loader: ({ context, deps }) => loadPlacesList(context, hotels, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  const filters = useDrawnFirst(Route.useLoaderDeps(), read)
  return <LocationsPage path="/hotels" titleId="list.hotels" filters={filters} {...usePlacesList(filters, stayTypes)} />
}
