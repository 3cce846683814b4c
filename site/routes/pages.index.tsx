import { createFileRoute } from '@tanstack/react-router'
import { ArticleCard } from '../cards/ArticleCard.tsx'
import { readFilters } from '../lists/filters.ts'
import { pages } from '../lists/kinds/articles.ts'
import { ListPage } from '../lists/ListPage.tsx'
import { loadList } from '../lists/load.ts'
import { useFilters } from '../lists/useDrawnFirst.ts'
import { headFrom } from '../pages/articles/load.ts'

export const Route = createFileRoute('/pages/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search, pages.takes),
  loader: ({ context, deps }) => loadList(context, pages, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={pages} filters={useFilters(Route.useLoaderDeps(), pages)}>
      {(page) => <ArticleCard article={page} />}
    </ListPage>
  )
}
