import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '../pages/articles/GuidePage.tsx'
import { byNumber, headFrom, headOf } from '../pages/articles/load.ts'
import { guideQuery } from '../portal/queries.ts'

export const Route = createFileRoute('/guides/$id')({
  staticData: { layout: 'new-default' },
  loader: async ({ context, params }) => headOf((await byNumber(context, params.id, (id) => guideQuery(context.portal, id))).guide, context),
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(guideQuery(portal, Number(Route.useParams().id)))
  return <GuidePage guide={data.guide} />
}
