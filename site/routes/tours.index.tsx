import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../app/list-route.ts'
import { TourCardView } from '../catalogue/tours/TourCardView.tsx'
import { toursList } from '../catalogue/tours/tours-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'

export const Route = createFileRoute('/tours/')({ ...listRoute(toursList), component: Page })

function Page() {
  return (
    <ListPage catalogue={toursList} filters={useFilters(Route.useLoaderDeps(), toursList)}>
      {(tour) => <TourCardView tour={tour} variant="card" titleLevel={2} />}
    </ListPage>
  )
}
