import { createFileRoute } from '@tanstack/react-router'
import { ArticleCard } from '../catalogue/articles/ArticleCard.tsx'
import { readListFilters } from '../catalogue/lists/list-filters.ts'
import { pagesList } from '../catalogue/pages/pages-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { loadList } from '../catalogue/lists/load-list.ts'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/pages/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readListFilters(search, pagesList.takes),
  loader: ({ context, deps }) => loadList(context, pagesList, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={pagesList} filters={useFilters(Route.useLoaderDeps(), pagesList)}>
      {(page) => <ArticleCard article={page} />}
    </ListPage>
  )
}
