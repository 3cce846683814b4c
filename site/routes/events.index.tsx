import { createFileRoute } from '@tanstack/react-router'
import { readFilters } from '../lists/filters.ts'
import { events } from '../lists/kinds/events.ts'
import { loadList } from '../lists/load.ts'
import { useFilters } from '../lists/useDrawnFirst.ts'
import { headFrom } from '../pages/articles/load.ts'
import { withoutReversedDates } from '../pages/event/dates.ts'
import { EventsPage } from '../pages/event/EventsPage.tsx'

export const Route = createFileRoute('/events/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search, events.takes),
  loader: ({ context, deps }) => loadList(context, events, withoutReversedDates(deps)),
  head: headFrom,
  component: Page,
})

function Page() {
  return <EventsPage filters={useFilters(Route.useLoaderDeps(), events)} />
}
