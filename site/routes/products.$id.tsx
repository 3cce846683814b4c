import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { byNumber, headOf } from '../catalogue/objects/load-object.ts'
import { headFrom } from '../app/head/head.ts'
import { placesOfProduct } from '../catalogue/products/product-places.ts'
import { ProductPage } from '../catalogue/products/ProductPage.tsx'
import { loadPlacesById } from '../catalogue/objects/places-by-id.ts'
import { productQuery } from '../catalogue/products/product-queries.ts'

export const Route = createFileRoute('/products/$id')({
  staticData: { layout: 'new-default' },
  loader: async ({ context, params }) => {
    const { product } = await byNumber(context, params.id, (id) => productQuery(context.portal, id))
    await loadPlacesById(context, placesOfProduct(product))
    return headOf(product, context)
  },
  head: headFrom,
  component: Page,
})

function Page() {
  const { portal } = Route.useRouteContext()
  const { data } = useSuspenseQuery(productQuery(portal, Number(Route.useParams().id)))
  return <ProductPage product={data.product} />
}
