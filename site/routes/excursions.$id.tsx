import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { byNumber, headFrom, headOf } from '../pages/articles/load.ts'
import { loadPlaces } from '../portal/places-by-id.ts'
import { TourPage } from '../pages/tour/TourPage.tsx'
import { excursionQuery } from '../portal/catalogue-queries.ts'

export const Route = createFileRoute('/excursions/$id')({
  staticData: { layout: 'new-default' },
  loader: async ({ context, params }) => {
    const { excursion } = await byNumber(context, params.id, (id) => excursionQuery(context.portal, id))
    await loadPlaces(context, excursion.location_ids)
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
