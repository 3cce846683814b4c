import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead, titled } from '../addresses/head.ts'
import { addressOf, queryOf, readFilters } from '../pages/locations/filters.ts'
import { LocationsPage } from '../pages/locations/LocationsPage.tsx'
import { orUnavailable } from '../portal/failures.ts'
import { locationsQuery } from '../portal/queries.ts'
import { useSession } from '../preferences/SessionProvider.tsx'

export const Route = createFileRoute('/locations/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ context: { queryClient, portal, session, origin }, deps }) => {
    await orUnavailable(queryClient.ensureQueryData(locationsQuery(portal, queryOf(deps, session.preferences.territoryId))))
    return { language: session.language, origin, address: addressOf('/locations', deps) }
  },
  head: ({ loaderData }) =>
    loaderData ? pageHead({ ...loaderData, title: titled(loaderData.language, 'list.locations'), description: titled(loaderData.language, 'list.locationsDescription') }) : {},
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const filters = Route.useLoaderDeps()
  const { territoryId } = useSession().preferences
  const { data } = useSuspenseQuery(locationsQuery(portal, queryOf(filters, territoryId)))
  return <LocationsPage path="/locations" titleId={filters.type === 10 ? 'list.restaurants' : 'list.locations'} filters={filters} locations={data} />
}
