import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { byNumber, headOf } from '../catalogue/objects/load-object.ts'
import { headFrom } from '../app/head/head.ts'
import { DocPage } from '../documents/DocPage.tsx'
import { docQuery } from '../documents/doc-queries.ts'

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
