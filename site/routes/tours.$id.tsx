import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { byNumber, headOf } from '../catalogue/objects/load-object.ts'
import { headFrom } from '../app/head/head.ts'
import { loadPlacesById } from '../catalogue/objects/places-by-id.ts'
import { TourPage } from '../catalogue/tours/TourPage.tsx'
import { tourQuery } from '../catalogue/tours/tour-queries.ts'

export const Route = createFileRoute('/tours/$id')({
  staticData: { layout: 'new-default' },
  loader: async ({ context, params }) => {
    const { tour } = await byNumber(context, params.id, (id) => tourQuery(context.portal, id))
    await loadPlacesById(context, tour.location_ids)
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
