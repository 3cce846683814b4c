import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { headFrom } from '../pages/articles/load.ts'
import { EventPage } from '../pages/event/EventPage.tsx'
import { loadEvent, othersQuery, placeIdsOf, withoutItself } from '../pages/event/load.ts'
import { eventQuery } from '../portal/catalogue-queries.ts'
import { usePlaces } from '../portal/places-by-id.ts'
import { useSession } from '../preferences/SessionProvider.tsx'

export const Route = createFileRoute('/events/$id')({
  staticData: { layout: 'new-default' },
  loader: ({ context, params }) => loadEvent(context, params.id),
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { today } = useSession()
  const { event } = useSuspenseQuery(eventQuery(portal, Number(Route.useParams().id))).data
  const places = usePlaces(placeIdsOf(event))
  const others = useQuery(othersQuery(portal, event, today))
  return <EventPage event={event} places={places} others={withoutItself(others.data?.cards ?? [], event)} />
}
