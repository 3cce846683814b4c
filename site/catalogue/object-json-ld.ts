import type { Thing } from 'schema-dts'
import { objectOfType, type CatalogueObject } from '../portal/catalogue-object.ts'
import { guideThing } from './guides/guide-json-ld.ts'
import { pageThing } from './pages/page-json-ld.ts'
import { postThing } from './posts/post-json-ld.ts'
import { eventThing } from './events/event-json-ld.ts'
import { placeThing } from './places/place-json-ld.ts'
import type { DescriptionContext } from './json-ld/described-thing.ts'
import { companyThing } from './companies/company-json-ld.ts'
import { productThing } from './products/product-json-ld.ts'
import { tourThing } from './tours/tour-json-ld.ts'
import { trackThing } from './tracks/track-json-ld.ts'

/** An object in the words of schema.org. */
export function objectThing(found: CatalogueObject, telling: DescriptionContext): Thing {
  const is = objectOfType(found)
  switch (is.object_type) {
    case 'location':
      return placeThing(is.object, telling)
    case 'event':
      return eventThing(is.object, telling)
    case 'tour':
    case 'excursion':
      return tourThing(is.object, telling)
    case 'track':
      return trackThing(is.object, telling)
    case 'guide':
      return guideThing(is.object, telling)
    case 'post':
      return postThing(is.object, telling)
    case 'product':
      return productThing(is.object, telling)
    case 'company':
      return companyThing(is.object, telling)
    case 'page':
      return pageThing(is.object, telling)
    default:
      return is satisfies never
  }
}
