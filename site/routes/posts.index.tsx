import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../app/list-route.ts'
import { ArticleCard } from '../catalogue/articles/ArticleCard.tsx'
import { postsList } from '../catalogue/posts/posts-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'

export const Route = createFileRoute('/posts/')({ ...listRoute(postsList), component: Page })

function Page() {
  return (
    <ListPage catalogue={postsList} filters={useFilters(Route.useLoaderDeps(), postsList)}>
      {(post) => <ArticleCard article={post} />}
    </ListPage>
  )
}
