import type { Company } from '@tropa/contract'
import type { CardSectionOf } from '../lists/CardSection.tsx'
import { ProductCardView } from './ProductCardView.tsx'

export const companyProducts: CardSectionOf<Company> = {
  id: 'products',
  titleId: 'company.products',
  layout: 'grid',
  columns: 4,
  cards: ({ product_list }) => product_list.map((product) => <ProductCardView key={product.id} product={product} />),
}
