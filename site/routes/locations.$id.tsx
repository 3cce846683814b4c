import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../app/head/head.ts'
import { wholeNumber } from '../addresses/search-string.ts'
import { loadPlace } from '../catalogue/places/load-place.ts'
import { PlacePage } from '../catalogue/places/PlacePage.tsx'
import { askedNearby } from '../catalogue/places/radius.ts'
import { locationQuery } from '../catalogue/places/place-queries.ts'
import { PrintedPlace } from '../planner/sheet/LazySheet.tsx'

export const Route = createFileRoute('/locations/$id')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => askedNearby(search),
  loader: ({ context, params, deps, location }) =>
    loadPlace(context, '/locations', wholeNumber(params.id), deps, location.searchStr),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const around = Route.useLoaderDeps()
  const { id } = Route.useLoaderData()
  const { data } = useSuspenseQuery(locationQuery(portal, id, around))
  return (
    <>
      <PlacePage place={data.location} around={around} />
      <PrintedPlace place={data.location} />
    </>
  )
}
