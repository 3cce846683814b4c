import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { byNumber, headOf } from '../catalogue/objects/load-object.ts'
import { headFrom } from '../app/head/head.ts'
import { CompanyPage } from '../catalogue/companies/CompanyPage.tsx'
import { companyQuery } from '../catalogue/companies/company-queries.ts'

export const Route = createFileRoute('/companies/$id')({
  staticData: { layout: 'new-default' },
  loader: async ({ context, params }) =>
    headOf(await byNumber(context, params.id, (id) => companyQuery(context.portal, id)), context),
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(companyQuery(portal, Number(Route.useParams().id)))
  return <CompanyPage company={data} />
}
