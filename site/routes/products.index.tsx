import { createFileRoute } from '@tanstack/react-router'
import { ProductCardView } from '../cards/ProductCardView.tsx'
import { readFilters } from '../lists/filters.ts'
import { products } from '../lists/kinds/products.ts'
import { ListPage } from '../lists/ListPage.tsx'
import { loadList } from '../lists/load.ts'
import { useFilters } from '../lists/useDrawnFirst.ts'
import { headFrom } from '../pages/articles/load.ts'

export const Route = createFileRoute('/products/')({
  staticData: { layout: 'new-default' },
  loaderDeps: ({ search }) => readFilters(search, products.takes),
  loader: ({ context, deps }) => loadList(context, products, deps),
  head: headFrom,
  component: Page,
})

function Page() {
  return (
    <ListPage catalogue={products} filters={useFilters(Route.useLoaderDeps(), products)}>
      {(product) => <ProductCardView product={product} titleLevel={2} />}
    </ListPage>
  )
}
