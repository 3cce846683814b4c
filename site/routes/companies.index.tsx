import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../app/list-route.ts'
import { CompanyCardView } from '../catalogue/companies/CompanyCardView.tsx'
import { companiesList } from '../catalogue/companies/companies-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'

export const Route = createFileRoute('/companies/')({ ...listRoute(companiesList), component: Page })

function Page() {
  return (
    <ListPage catalogue={companiesList} filters={useFilters(Route.useLoaderDeps(), companiesList)}>
      {(company) => <CompanyCardView company={company} titleLevel={2} />}
    </ListPage>
  )
}
