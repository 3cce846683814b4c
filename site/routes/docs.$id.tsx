import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { byNumber, headFrom, headOf } from '../pages/articles/load.ts'
import { DocPage } from '../pages/docs/DocPage.tsx'
import { docQuery } from '../portal/docs-queries.ts'

export const Route = createFileRoute('/docs/$id')({
  staticData: { layout: 'docs' },
  loader: async ({ context, params }) => {
    const { doc } = await byNumber(context, params.id, (id) => docQuery(context.portal, id))
    return headOf(doc, context)
  },
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(docQuery(portal, Number(Route.useParams().id)))
  return <DocPage doc={data.doc} />
}
