import type { Thing } from 'schema-dts'
import { described, type FoundObject } from '../described.ts'
import { guideThing, pageThing, postThing } from './article.ts'
import { eventThing } from './event.ts'
import { placeThing } from './place.ts'
import type { Telling } from './telling.ts'
import { companyThing, productThing } from './trade.ts'
import { tourThing, trackThing } from './trip.ts'

/** An object in the words of schema.org. */
export function objectThing(found: FoundObject, telling: Telling): Thing {
  const is = described(found)
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
