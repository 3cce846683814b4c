import { createFileRoute } from '@tanstack/react-router'
import { TourCardView } from '../catalogue/tours/TourCardView.tsx'
import { readListFilters } from '../catalogue/lists/list-filters.ts'
import { excursionsList } from '../catalogue/excursions/excursions-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { loadList } from '../catalogue/lists/load-list.ts'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/excursions/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readListFilters(search, excursionsList.takes),
  loader: ({ context, deps }) => loadList(context, excursionsList, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={excursionsList} filters={useFilters(Route.useLoaderDeps(), excursionsList)}>
      {(excursion) => <TourCardView tour={excursion} variant="card" titleLevel={2} />}
    </ListPage>
  )
}
