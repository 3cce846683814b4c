import { createFileRoute } from '@tanstack/react-router'
import { useDrawnFirst } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'
import { readPlaceFilters } from '../catalogue/places/place-filters.ts'
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

export const Route = createFileRoute('/hotels/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readPlaceFilters(search),
  loader: ({ context, deps }) => loadPlacesList(context, hotels, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  const filters = useDrawnFirst(Route.useLoaderDeps(), readPlaceFilters)
  return <LocationsPage path="/hotels" titleId="list.hotels" filters={filters} {...usePlacesList(filters, stayTypes)} />
}
