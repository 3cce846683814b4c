import { createFileRoute } from '@tanstack/react-router'
import { TourCardView } from '../cards/TourCards.tsx'
import { readFilters } from '../lists/filters.ts'
import { excursions } from '../lists/kinds/tours.ts'
import { ListPage } from '../lists/ListPage.tsx'
import { loadList } from '../lists/load.ts'
import { useFilters } from '../lists/useDrawnFirst.ts'
import { headFrom } from '../pages/articles/load.ts'

export const Route = createFileRoute('/excursions/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search, excursions.takes),
  loader: ({ context, deps }) => loadList(context, excursions, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={excursions} filters={useFilters(Route.useLoaderDeps(), excursions)}>
      {(excursion) => <TourCardView tour={excursion} variant="card" titleLevel={2} />}
    </ListPage>
  )
}
