import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { headFrom } from '../app/head/head.ts'
import { EventPage } from '../catalogue/events/EventPage.tsx'
import { loadEvent, othersQuery, placeIdsOf, withoutItself } from '../catalogue/events/load-event.ts'
import { eventQuery } from '../catalogue/events/event-queries.ts'
import { usePlacesById } from '../catalogue/objects/places-by-id.ts'
import { useSession } from '../visitor/SessionProvider.tsx'

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
  const places = usePlacesById(placeIdsOf(event))
  const others = useQuery(othersQuery(portal, event, today))
  return <EventPage event={event} places={places} others={withoutItself(others.data?.cards ?? [], event)} />
}
