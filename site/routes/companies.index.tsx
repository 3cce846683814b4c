import { createFileRoute } from '@tanstack/react-router'
import { CompanyCardView } from '../catalogue/companies/CompanyCardView.tsx'
import { readListFilters } from '../catalogue/lists/list-filters.ts'
import { companiesList } from '../catalogue/companies/companies-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { loadList } from '../catalogue/lists/load-list.ts'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/companies/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readListFilters(search, companiesList.takes),
  loader: ({ context, deps }) => loadList(context, companiesList, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={companiesList} filters={useFilters(Route.useLoaderDeps(), companiesList)}>
      {(company) => <CompanyCardView company={company} titleLevel={2} />}
    </ListPage>
  )
}
