import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../addresses/head.ts'
import { wholeNumber } from '../addresses/search.ts'
import { loadPlace } from '../pages/place/load.ts'
import { PlacePage } from '../pages/place/PlacePage.tsx'
import { radiusOf } from '../pages/place/radius.ts'
import { locationQuery } from '../portal/queries.ts'

export const Route = createFileRoute('/locations/$id')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => ({ radiusKm: radiusOf((search as Record<string, unknown>)['radius_km']) }),
  loader: ({ context, params, deps, location }) => loadPlace(context, '/locations', wholeNumber(params.id), deps.radiusKm, location.searchStr),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { radiusKm } = Route.useLoaderDeps()
  const { id } = Route.useLoaderData()
  const { data } = useSuspenseQuery(locationQuery(portal, id, radiusKm))
  return <PlacePage place={data.location} radiusKm={radiusKm} />
}
