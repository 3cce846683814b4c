import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { GuideCardView } from '../cards/GuideCardView.tsx'
import { ArticlesPage, offsetOf, pageSize } from '../pages/articles/ArticlesPage.tsx'
import { headFrom, listHead, pageOf } from '../pages/articles/load.ts'
import { guidesQuery } from '../portal/queries.ts'

export const Route = createFileRoute('/guides/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => ({ page: pageOf(search) }),
  loader: async ({ context, deps: { page } }) => {
    await context.queryClient.ensureQueryData(guidesQuery(context.portal, offsetOf(page), pageSize))
    return listHead('/guides', page, 'guides.title', 'guides.description', context)
  },
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { page } = Route.useLoaderDeps()
  const { data } = useSuspenseQuery(guidesQuery(portal, offsetOf(page), pageSize))
  return (
    <ArticlesPage titleId="guides.title" path="/guides" page={page} total={data.total ?? data.guide_list.length}>
      {data.guide_list.map((guide) => (
        <GuideCardView key={guide.id} guide={guide} titleLevel={2} />
      ))}
    </ArticlesPage>
  )
}
