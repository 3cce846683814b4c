import { createFileRoute } from '@tanstack/react-router'
import { objectRoute } from '../app/object-route.ts'
import { productObject } from '../catalogue/products/product-object.ts'
import { useObject } from '../catalogue/objects/useObject.ts'
import { ProductPage } from '../catalogue/products/ProductPage.tsx'

export const Route = createFileRoute('/products/$id')({ ...objectRoute(productObject), component: Page })

function Page() {
  return <ProductPage product={useObject(productObject).product} />
}
