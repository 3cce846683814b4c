import { createFileRoute } from '@tanstack/react-router'
import { GuideCardView } from '../catalogue/guides/GuideCardView.tsx'
import { readListFilters } from '../catalogue/lists/list-filters.ts'
import { guidesList } from '../catalogue/guides/guides-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { loadList } from '../catalogue/lists/load-list.ts'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/guides/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readListFilters(search, guidesList.takes),
  loader: ({ context, deps }) => loadList(context, guidesList, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={guidesList} filters={useFilters(Route.useLoaderDeps(), guidesList)}>
      {(guide) => <GuideCardView guide={guide} titleLevel={2} />}
    </ListPage>
  )
}
