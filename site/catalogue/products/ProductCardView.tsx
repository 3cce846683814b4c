import type { ProductCard } from '@tropa/contract'
import { ObjectCard } from '@tropa/library/ObjectCard/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import { useSeasonFact } from '../seasons/useSeasonFact.ts'
import { Picture } from '../../pictures/Picture.tsx'
import { productKind } from './product-kind.ts'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'

/** A service or a thing to buy: its kind, where it is sold, and its price with the unit. */
export function ProductCardView({ product, titleLevel = 3 }: { product: ProductCard; titleLevel?: 2 | 3 }) {
  const say = useWords()
  const season = useSeasonFact(product.season)
  return (
    <ObjectCard
      favorite={<FavoriteButton object={product} />}
      href={product.link}
      title={product.the_title}
      titleLevel={titleLevel}
      picture={<Picture cover={product.cover} />}
      kind={productKind(say, product.kind)}
      {...(product.territory && { territory: product.territory.the_title })}
      facts={season ? [season] : []}
      price={
        product.price_from && (
          <>
            <Price value={product.price_from.value} prefix={say('place.price')} /> {product.the_unit}
          </>
        )
      }
    />
  )
}
