import { createFileRoute } from '@tanstack/react-router'
import { listRoute } from '../app/list-route.ts'
import { ProductCardView } from '../catalogue/products/ProductCardView.tsx'
import { productsList } from '../catalogue/products/products-list.ts'
import { ListPage } from '../catalogue/lists/ListPage.tsx'
import { useFilters } from '../catalogue/lists/useDrawnFirst.ts'

export const Route = createFileRoute('/products/')({ ...listRoute(productsList), component: Page })

function Page() {
  return (
    <ListPage catalogue={productsList} filters={useFilters(Route.useLoaderDeps(), productsList)}>
      {(product) => <ProductCardView product={product} titleLevel={2} />}
    </ListPage>
  )
}
