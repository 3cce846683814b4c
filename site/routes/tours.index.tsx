import { createFileRoute } from '@tanstack/react-router'
import { TourCardView } from '../cards/TourCards.tsx'
import { readFilters } from '../lists/filters.ts'
import { tours } from '../lists/kinds/tours.ts'
import { ListPage } from '../lists/ListPage.tsx'
import { loadList } from '../lists/load.ts'
import { useFilters } from '../lists/useDrawnFirst.ts'
import { headFrom } from '../pages/articles/load.ts'

export const Route = createFileRoute('/tours/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search, tours.takes),
  loader: ({ context, deps }) => loadList(context, tours, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={tours} filters={useFilters(Route.useLoaderDeps(), tours)}>
      {(tour) => <TourCardView tour={tour} variant="card" titleLevel={2} />}
    </ListPage>
  )
}
