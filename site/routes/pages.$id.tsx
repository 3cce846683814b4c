import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '../catalogue/pages/InfoPage.tsx'
import { headFrom } from '../app/head/head.ts'
import { loadInfo } from '../catalogue/pages/load-info-page.ts'
import { pageQuery } from '../catalogue/pages/page-queries.ts'

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
