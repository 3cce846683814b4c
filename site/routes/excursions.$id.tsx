import { createFileRoute } from '@tanstack/react-router'
import { objectRoute } from '../app/object-route.ts'
import { excursionObject } from '../catalogue/excursions/excursion-object.ts'
import { excursionsList } from '../catalogue/excursions/excursions-list.ts'
import { useObject } from '../catalogue/objects/useObject.ts'
import { TourPage } from '../catalogue/tours/TourPage.tsx'

export const Route = createFileRoute('/excursions/$id')({ ...objectRoute(excursionObject), component: Page })

function Page() {
  return <TourPage tour={useObject(excursionObject).excursion} list={excursionsList} />
}
