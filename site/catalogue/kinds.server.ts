import type { ObjectType } from '@tropa/contract'
import { companyData } from './companies/company-data.server.ts'
import { eventData } from './events/event-data.server.ts'
import { excursionData } from './excursions/excursion-data.server.ts'
import { guideData } from './guides/guide-data.server.ts'
import type { KindData } from './open-data/kind-data.ts'
import { pageData } from './pages/page-data.server.ts'
import { placeData } from './places/place-data.server.ts'
import { postData } from './posts/post-data.server.ts'
import { productData } from './products/product-data.server.ts'
import { tourData } from './tours/tour-data.server.ts'
import { trackData } from './tracks/track-data.server.ts'

/** Every kind of object: open data, structured data, the sitemap and breadcrumbs follow from it. */
export const kinds: { readonly [Type in ObjectType]: KindData<Type> } = {
  location: placeData,
  event: eventData,
  tour: tourData,
  excursion: excursionData,
  track: trackData,
  guide: guideData,
  post: postData,
  product: productData,
  company: companyData,
  page: pageData,
}
