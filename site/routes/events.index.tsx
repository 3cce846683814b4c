import { createFileRoute } from '@tanstack/react-router'
import { readListFilters } from '../catalogue/lists/list-filters.ts'
import { eventsList } from '../catalogue/events/events-list.ts'
import { loadList } from '../catalogue/lists/load-list.ts'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'
import { withoutReversedDates } from '../catalogue/events/filter-days.ts'
import { EventsPage } from '../catalogue/events/EventsPage.tsx'

export const Route = createFileRoute('/events/')({
  staticData: { layout: 'new-default', isOfTerritory: true },
  loaderDeps: ({ search }) => readListFilters(search, eventsList.takes),
  loader: ({ context, deps }) => loadList(context, eventsList, withoutReversedDates(deps)),
  head: headFrom,
  component: Page,
})

function Page() {
  return <EventsPage filters={useFilters(Route.useLoaderDeps(), eventsList)} />
}
