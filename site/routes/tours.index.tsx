import { createFileRoute } from '@tanstack/react-router'
import { TourCardView } from '../catalogue/tours/TourCardView.tsx'
import { readListFilters } from '../catalogue/lists/list-filters.ts'
import { toursList } from '../catalogue/tours/tours-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { loadList } from '../catalogue/lists/load-list.ts'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/tours/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readListFilters(search, toursList.takes),
  loader: ({ context, deps }) => loadList(context, toursList, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={toursList} filters={useFilters(Route.useLoaderDeps(), toursList)}>
      {(tour) => <TourCardView tour={tour} variant="card" titleLevel={2} />}
    </ListPage>
  )
}
