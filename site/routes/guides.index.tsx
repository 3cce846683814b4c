import { createFileRoute } from '@tanstack/react-router'
import { GuideCardView } from '../cards/GuideCardView.tsx'
import { readFilters } from '../lists/filters.ts'
import { guides } from '../lists/kinds/articles.ts'
import { ListPage } from '../lists/ListPage.tsx'
import { loadList } from '../lists/load.ts'
import { useFilters } from '../lists/useDrawnFirst.ts'
import { headFrom } from '../pages/articles/load.ts'

export const Route = createFileRoute('/guides/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search, guides.takes),
  loader: ({ context, deps }) => loadList(context, guides, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={guides} filters={useFilters(Route.useLoaderDeps(), guides)}>
      {(guide) => <GuideCardView guide={guide} titleLevel={2} />}
    </ListPage>
  )
}
