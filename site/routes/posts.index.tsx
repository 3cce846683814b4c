import { createFileRoute } from '@tanstack/react-router'
import { ArticleCard } from '../cards/ArticleCard.tsx'
import { readFilters } from '../lists/filters.ts'
import { posts } from '../lists/kinds/articles.ts'
import { ListPage } from '../lists/ListPage.tsx'
import { loadList } from '../lists/load.ts'
import { useFilters } from '../lists/useDrawnFirst.ts'
import { headFrom } from '../pages/articles/load.ts'

export const Route = createFileRoute('/posts/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search, posts.takes),
  loader: ({ context, deps }) => loadList(context, posts, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={posts} filters={useFilters(Route.useLoaderDeps(), posts)}>
      {(post) => <ArticleCard article={post} />}
    </ListPage>
  )
}
