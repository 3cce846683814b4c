import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { titled } from '../messages/titled.ts'
import type { PageHead } from '../catalogue/objects/page-head.ts'
import { headFrom } from '../app/head/head.ts'
import { FlightsPage } from '../flights/FlightsPage.tsx'
import { atOnce } from '../portal/at-once.ts'
import { airportsQuery } from '../flights/airports-query.ts'
import { territoriesQuery } from '../portal/region-queries.ts'

export const Route = createFileRoute('/aviasales')({
  staticData: { layout: 'default' },
  loader: async ({ context: { queryClient, portal, session, origin } }): Promise<PageHead> => {
    await queryClient.ensureQueryData(atOnce(airportsQuery(portal)))
    const { language } = session
    return {
      title: titled(language, 'flights.title'),
      description: titled(language, 'flights.description'),
      address: '/aviasales',
      language,
      origin,
    }
  },
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal, facts } = Route.useRouteContext()
  const { data } = useSuspenseQuery(airportsQuery(portal))
  const { data: territories = [] } = useQuery(territoriesQuery(portal))
  return (
    <FlightsPage
      airports={data}
      territories={territories}
      search={useLocation().search}
      flightsUrl={facts.flightsUrl}
    />
  )
}
