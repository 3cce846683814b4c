import { createFileRoute } from '@tanstack/react-router'
import { CompanyCardView } from '../cards/CompanyCardView.tsx'
import { readFilters } from '../lists/filters.ts'
import { companies } from '../lists/kinds/companies.ts'
import { ListPage } from '../lists/ListPage.tsx'
import { loadList } from '../lists/load.ts'
import { useFilters } from '../lists/useDrawnFirst.ts'
import { headFrom } from '../pages/articles/load.ts'

export const Route = createFileRoute('/companies/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search, companies.takes),
  loader: ({ context, deps }) => loadList(context, companies, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={companies} filters={useFilters(Route.useLoaderDeps(), companies)}>
      {(company) => <CompanyCardView company={company} titleLevel={2} />}
    </ListPage>
  )
}
