import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '../pages/articles/InfoPage.tsx'
import { headFrom, loadInfo } from '../pages/articles/load.ts'
import { pageQuery } from '../portal/queries.ts'

export const Route = createFileRoute('/pages/$id')({
  staticData: { layout: 'pages' },
  loader: ({ context, params }) => loadInfo(context, params.id),
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(pageQuery(portal, Route.useParams().id))
  return <InfoPage page={data.page} />
}
