import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../app/list-route.ts'
import { TrackCardView } from '../catalogue/tracks/TrackCardView.tsx'
import { tracksList } from '../catalogue/tracks/tracks-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'

export const Route = createFileRoute('/tracks/')({ ...listRoute(tracksList), component: Page })

function Page() {
  return (
    <ListPage catalogue={tracksList} filters={useFilters(Route.useLoaderDeps(), tracksList)}>
      {(track) => <TrackCardView track={track} titleLevel={2} />}
    </ListPage>
  )
}
