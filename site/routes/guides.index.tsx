import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../app/list-route.ts'
import { GuideCardView } from '../catalogue/guides/GuideCardView.tsx'
import { guidesList } from '../catalogue/guides/guides-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'

export const Route = createFileRoute('/guides/')({ ...listRoute(guidesList), component: Page })

function Page() {
  return (
    <ListPage catalogue={guidesList} filters={useFilters(Route.useLoaderDeps(), guidesList)}>
      {(guide) => <GuideCardView guide={guide} titleLevel={2} />}
    </ListPage>
  )
}
