import { createFileRoute } from '@tanstack/react-router'
import { useDrawnFirst } from '../lists/useDrawnFirst.ts'
import { headFrom } from '../pages/articles/load.ts'
import { readFilters } from '../pages/locations/filters.ts'
import { loadPlaces } from '../pages/locations/load.ts'
import { LocationsPage } from '../pages/locations/LocationsPage.tsx'
import { usePlaces } from '../pages/locations/usePlaces.ts'
import { stayTypes } from '../region/location-types.ts'

const hotels = { path: '/hotels', titleId: 'list.hotels', descriptionId: 'list.hotelsDescription', types: stayTypes } as const

export const Route = createFileRoute('/hotels/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search),
  loader: ({ context, deps }) => loadPlaces(context, hotels, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  const filters = useDrawnFirst(Route.useLoaderDeps(), readFilters)
  return <LocationsPage path="/hotels" titleId="list.hotels" filters={filters} {...usePlaces(filters, stayTypes)} />
}
