import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { byNumber, headFrom, headOf } from '../pages/articles/load.ts'
import { loadPlaces } from '../portal/places-by-id.ts'
import { TourPage } from '../pages/tour/TourPage.tsx'
import { tourQuery } from '../portal/catalogue-queries.ts'

export const Route = createFileRoute('/tours/$id')({
  staticData: { layout: 'new-default' },
  loader: async ({ context, params }) => {
    const { tour } = await byNumber(context, params.id, (id) => tourQuery(context.portal, id))
    await loadPlaces(context, tour.location_ids)
    return headOf(tour, context)
  },
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(tourQuery(portal, Number(Route.useParams().id)))
  return <TourPage tour={data.tour} kind="tour" />
}
