import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ArticleCard } from '../cards/ArticleCard.tsx'
import { ArticlesPage, offsetOf, pageSize } from '../pages/articles/ArticlesPage.tsx'
import { headFrom, listHead, pageOf } from '../pages/articles/load.ts'
import { pagesQuery } from '../portal/queries.ts'

export const Route = createFileRoute('/pages/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => ({ page: pageOf(search) }),
  loader: async ({ context, deps: { page } }) => {
    await context.queryClient.ensureQueryData(pagesQuery(context.portal, offsetOf(page), pageSize))
    return listHead('/pages', page, 'pages.title', 'pages.description', context)
  },
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { page } = Route.useLoaderDeps()
  const { data } = useSuspenseQuery(pagesQuery(portal, offsetOf(page), pageSize))
  return (
    <ArticlesPage titleId="pages.title" path="/pages" page={page} total={data.total ?? data.page_list.length}>
      {data.page_list.map((one) => (
        <ArticleCard key={one.id} article={one} />
      ))}
    </ArticlesPage>
  )
}
