import type { Product } from '@tropa/contract'
import { Category } from '@tropa/library/Category/dressed.ts'
import { Facts } from '@tropa/library/Facts/dressed.ts'
import { calendar, pin, wheelchair } from '@tropa/library/Icon/icons.ts'
import { PageCover } from '@tropa/library/PageCover/dressed.ts'
import { PageBreadcrumbs } from '../../breadcrumbs/PageBreadcrumbs.tsx'
import { pageAddress } from '../../addresses/page-address.ts'
import { AccessFacts } from '../objects/AccessFacts.tsx'
import { Block } from '../objects/Block.tsx'
import { EditorsText } from '../objects/EditorsText.tsx'
import { ObjectActions } from '../objects/ObjectActions.tsx'
import { ObjectFoot } from '../objects/ObjectFoot.tsx'
import { PagePicture } from '../../pictures/Picture.tsx'
import { PictureGallery } from '../objects/PictureGallery.tsx'
import { PlaceCard } from '../places/PlaceCard.tsx'
import { productKind } from './product-kind.ts'
import { monthsText } from '../../messages/message-formats.ts'
import { useWords } from '../../messages/intl.tsx'
import { usePlacesById } from '../objects/places-by-id.ts'
import { region } from '../../region/region.ts'
import { BuyBar } from '../sale/BuyBar.tsx'
import { BuyPanel } from '../sale/BuyPanel.tsx'
import { Organizer } from '../sale/Organizer.tsx'
import * as styles from '../objects/object-page.css.ts'
import { placesOfProduct } from './product-places.ts'

export function ProductPage({ product }: { product: Product }) {
  const say = useWords()
  const places = usePlacesById(placesOfProduct(product))
  const months = monthsText(say, product.season)
  return (
    <>
      <div className={styles.page}>
        <PageBreadcrumbs
          parents={[{ title: say('products.title'), href: pageAddress('/products') }]}
          current={product.the_title}
        />
        <PageCover
          title={product.the_title}
          kind={<Category {...productKind(say, product.kind)} />}
          meta={
            <Facts
              facts={[
                ...(product.territory ? [{ icon: pin, text: product.territory.the_title }] : []),
                ...(months ? [{ icon: calendar, text: months }] : []),
                ...(product.for_disabled ? [{ icon: wheelchair, text: say('object.accessible') }] : []),
              ]}
            />
          }
          actions={<ObjectActions object={product} />}
          picture={<PagePicture cover={product.cover} />}
          caption={product.cover?.template ? say('site.drawn') : undefined}
        />
        <div className={styles.columns}>
          <div className={styles.text}>
            <p className={styles.lead}>{product.the_summary}</p>
            <EditorsText html={product.the_description} />
            {places.length > 0 && (
              <Block id="where" title={say('product.where')}>
                {places.map((place) => (
                  <PlaceCard key={place.id} place={place} variant="row" />
                ))}
              </Block>
            )}
            <Organizer offered={product} />
            <AccessFacts access={product.access} />
            <PictureGallery gallery={product.gallery} />
            {product.demo && <p className={styles.quiet}>{say('site.demo')}</p>}
          </div>
          <BuyPanel
            offered={product}
            season={product.season}
            timeZone={region.timeZone}
            unit={product.the_unit}
            placeIds={placesOfProduct(product)}
          />
        </div>
        <BuyBar offered={product} />
      </div>
      <div className={styles.foot}>
        <ObjectFoot object={product} />
      </div>
    </>
  )
}
