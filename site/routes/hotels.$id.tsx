import { createFileRoute } from '@tanstack/react-router'
import { placeRoute } from '../app/place-route.ts'
import { PrintablePlace } from '../app/PrintablePlace.tsx'

export const Route = createFileRoute('/hotels/$id')({ ...placeRoute('/hotels'), component: Page })

function Page() {
  return <PrintablePlace id={Route.useLoaderData().id} around={Route.useLoaderDeps()} />
}
