import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../app/list-route.ts'
import { TourCardView } from '../catalogue/tours/TourCardView.tsx'
import { excursionsList } from '../catalogue/excursions/excursions-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'

export const Route = createFileRoute('/excursions/')({ ...listRoute(excursionsList), component: Page })

function Page() {
  return (
    <ListPage catalogue={excursionsList} filters={useFilters(Route.useLoaderDeps(), excursionsList)}>
      {(excursion) => <TourCardView tour={excursion} variant="card" titleLevel={2} />}
    </ListPage>
  )
}
