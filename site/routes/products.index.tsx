import { createFileRoute } from '@tanstack/react-router'
import { ProductCardView } from '../catalogue/products/ProductCardView.tsx'
import { readListFilters } from '../catalogue/lists/list-filters.ts'
import { productsList } from '../catalogue/products/products-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { loadList } from '../catalogue/lists/load-list.ts'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'
import { headFrom } from '../app/head/head.ts'

export const Route = createFileRoute('/products/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readListFilters(search, productsList.takes),
  loader: ({ context, deps }) => loadList(context, productsList, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={productsList} filters={useFilters(Route.useLoaderDeps(), productsList)}>
      {(product) => <ProductCardView product={product} titleLevel={2} />}
    </ListPage>
  )
}
