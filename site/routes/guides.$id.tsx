import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { GuidePage } from '../catalogue/guides/GuidePage.tsx'
import { byNumber, headOf } from '../catalogue/objects/load-object.ts'
import { headFrom } from '../app/head/head.ts'
import { guideQuery } from '../catalogue/guides/guide-queries.ts'

export const Route = createFileRoute('/guides/$id')({
  staticData: { layout: 'new-default' },
  loader: async ({ context, params }) =>
    headOf((await byNumber(context, params.id, (id) => guideQuery(context.portal, id))).guide, context),
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(guideQuery(portal, Number(Route.useParams().id)))
  return <GuidePage guide={data.guide} />
}
