import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../messages/titled.ts'
import type { PageHead } from '../catalogue/objects/page-head.ts'
import { headFrom } from '../app/head/head.ts'
import { DocsPage } from '../documents/DocsPage.tsx'
import { atOnce } from '../portal/at-once.ts'
import { docsQuery } from '../documents/doc-queries.ts'

export const Route = createFileRoute('/docs/')({
  staticData: { layout: 'docs' },
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(atOnce(docsQuery(context.portal)))
    const {
      session: { language },
      origin,
    } = context
    return {
      title: titled(language, 'docs.title'),
      description: titled(language, 'docs.description'),
      address: '/docs',
      language,
      origin,
    }
  },
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(docsQuery(portal))
  return <DocsPage docs={data.doc_list} />
}
