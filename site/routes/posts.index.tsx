import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ArticleCard } from '../cards/ArticleCard.tsx'
import { ArticlesPage, offsetOf, pageSize } from '../pages/articles/ArticlesPage.tsx'
import { headFrom, listHead, pageOf } from '../pages/articles/load.ts'
import { postsQuery } from '../portal/queries.ts'

export const Route = createFileRoute('/posts/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => ({ page: pageOf(search) }),
  loader: async ({ context, deps: { page } }) => {
    await context.queryClient.ensureQueryData(postsQuery(context.portal, offsetOf(page), pageSize))
    return listHead('/posts', page, 'posts.title', 'posts.description', context)
  },
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { page } = Route.useLoaderDeps()
  const { data } = useSuspenseQuery(postsQuery(portal, offsetOf(page), pageSize))
  return (
    <ArticlesPage titleId="posts.title" path="/posts" page={page} total={data.total ?? data.post_list.length}>
      {data.post_list.map((post) => (
        <ArticleCard key={post.id} article={post} />
      ))}
    </ArticlesPage>
  )
}
