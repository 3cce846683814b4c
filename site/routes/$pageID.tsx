import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { InfoPage } from '../pages/articles/InfoPage.tsx'
import { headFrom, loadInfo } from '../pages/articles/load.ts'
import { pageQuery } from '../portal/queries.ts'

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
