import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { byNumber, headOf } from '../catalogue/objects/load-object.ts'
import { headFrom } from '../app/head/head.ts'
import { loadPlacesById } from '../catalogue/objects/places-by-id.ts'
import { TourPage } from '../catalogue/tours/TourPage.tsx'
import { excursionQuery } from '../catalogue/excursions/excursion-queries.ts'

export const Route = createFileRoute('/excursions/$id')({
  staticData: { layout: 'new-default' },
  loader: async ({ context, params }) => {
    const { excursion } = await byNumber(context, params.id, (id) => excursionQuery(context.portal, id))
    await loadPlacesById(context, excursion.location_ids)
    return headOf(excursion, context)
  },
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(excursionQuery(portal, Number(Route.useParams().id)))
  return <TourPage tour={data.excursion} kind="excursion" />
}
