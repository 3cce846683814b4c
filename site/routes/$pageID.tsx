import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '../catalogue/pages/InfoPage.tsx'
import { headFrom } from '../app/head/head.ts'
import { loadInfo } from '../catalogue/pages/load-info-page.ts'
import { pageQuery } from '../catalogue/pages/page-queries.ts'

export const Route = createFileRoute('/$pageID')({
  staticData: { layout: 'pages' },
  loader: ({ context, params }) => loadInfo(context, params.pageID),
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(pageQuery(portal, Route.useParams().pageID))
  return <InfoPage page={data.page} />
}
