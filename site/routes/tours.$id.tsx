import { createFileRoute } from '@tanstack/react-router'
import { objectRoute } from '../app/object-route.ts'
import { tourObject } from '../catalogue/tours/tour-object.ts'
import { toursList } from '../catalogue/tours/tours-list.ts'
import { useObject } from '../catalogue/objects/useObject.ts'
import { TourPage } from '../catalogue/tours/TourPage.tsx'

export const Route = createFileRoute('/tours/$id')({ ...objectRoute(tourObject), component: Page })

function Page() {
  return <TourPage tour={useObject(tourObject).tour} list={toursList} />
}
