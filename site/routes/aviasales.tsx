import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { titled, type PageHead } from '../addresses/head.ts'
import { headFrom } from '../pages/articles/load.ts'
import { FlightsPage } from '../pages/flights/FlightsPage.tsx'
import { atOnce } from '../portal/at-once.ts'
import { airportsQuery } from '../portal/docs-queries.ts'
import { territoriesQuery } from '../portal/queries.ts'

export const Route = createFileRoute('/aviasales')({
  staticData: { layout: 'default' },
  loader: async ({ context: { queryClient, portal, session, origin } }): Promise<PageHead> => {
    await queryClient.ensureQueryData(atOnce(airportsQuery(portal)))
    const { language } = session
    return { title: titled(language, 'flights.title'), description: titled(language, 'flights.description'), address: '/aviasales', language, origin }
  },
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal, flightsUrl } = Route.useRouteContext()
  const { data } = useSuspenseQuery(airportsQuery(portal))
  const { data: territories = [] } = useQuery(territoriesQuery(portal))
  return <FlightsPage airports={data} territories={territories} search={useLocation().search} flightsUrl={flightsUrl} />
}
