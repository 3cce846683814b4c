import { createFileRoute } from '@tanstack/react-router'
import { objectRoute } from '../app/object-route.ts'
import { guideObject } from '../catalogue/guides/guide-object.ts'
import { useObject } from '../catalogue/objects/useObject.ts'
import { GuidePage } from '../catalogue/guides/GuidePage.tsx'

export const Route = createFileRoute('/guides/$id')({ ...objectRoute(guideObject), component: Page })

function Page() {
  return <GuidePage guide={useObject(guideObject).guide} />
}
