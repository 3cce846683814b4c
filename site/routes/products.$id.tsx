import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { byNumber, headFrom, headOf } from '../pages/articles/load.ts'
import { placesOfProduct } from '../pages/product/place.ts'
import { ProductPage } from '../pages/product/ProductPage.tsx'
import { loadPlaces } from '../portal/places-by-id.ts'
import { productQuery } from '../portal/catalogue-queries.ts'

export const Route = createFileRoute('/products/$id')({
  staticData: { layout: 'new-default' },
  loader: async ({ context, params }) => {
    const { product } = await byNumber(context, params.id, (id) => productQuery(context.portal, id))
    await loadPlaces(context, placesOfProduct(product))
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
