import { createFileRoute } from '@tanstack/react-router'
import { ArticleCard } from '../catalogue/articles/ArticleCard.tsx'
import { readListFilters } from '../catalogue/lists/list-filters.ts'
import { postsList } from '../catalogue/posts/posts-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { loadList } from '../catalogue/lists/load-list.ts'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/posts/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readListFilters(search, postsList.takes),
  loader: ({ context, deps }) => loadList(context, postsList, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={postsList} filters={useFilters(Route.useLoaderDeps(), postsList)}>
      {(post) => <ArticleCard article={post} />}
    </ListPage>
  )
}
