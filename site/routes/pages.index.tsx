import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../app/list-route.ts'
import { ArticleCard } from '../catalogue/articles/ArticleCard.tsx'
import { pagesList } from '../catalogue/pages/pages-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'

export const Route = createFileRoute('/pages/')({ ...listRoute(pagesList), component: Page })

function Page() {
  return (
    <ListPage catalogue={pagesList} filters={useFilters(Route.useLoaderDeps(), pagesList)}>
      {(page) => <ArticleCard article={page} />}
    </ListPage>
  )
}
