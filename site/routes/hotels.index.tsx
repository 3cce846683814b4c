import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead, titled } from '../addresses/head.ts'
import { addressOf, queryOf, readFilters } from '../pages/locations/filters.ts'
import { LocationsPage } from '../pages/locations/LocationsPage.tsx'
import { orUnavailable } from '../portal/failures.ts'
import { locationsQuery } from '../portal/queries.ts'
import { stayTypes } from '../region/location-types.ts'
import { useSession } from '../preferences/SessionProvider.tsx'

export const Route = createFileRoute('/hotels/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ context: { queryClient, portal, session, origin }, deps }) => {
    await orUnavailable(queryClient.ensureQueryData(locationsQuery(portal, queryOf(deps, session.preferences.territoryId, stayTypes))))
    return { language: session.language, origin, address: addressOf('/hotels', deps) }
  },
  head: ({ loaderData }) =>
    loaderData ? pageHead({ ...loaderData, title: titled(loaderData.language, 'list.hotels'), description: titled(loaderData.language, 'list.hotelsDescription') }) : {},
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const filters = Route.useLoaderDeps()
  const { territoryId } = useSession().preferences
  const { data } = useSuspenseQuery(locationsQuery(portal, queryOf(filters, territoryId, stayTypes)))
  return <LocationsPage path="/hotels" titleId="list.hotels" filters={filters} locations={data} />
}
