import type { Calls, ListCall, MainType, ObjectType } from '@tropa/contract'
import { objectKinds, objectTypes } from '@tropa/contract'
import { listEvents } from '../events/list.ts'
import type { Handler, Handlers } from '../http/handler.ts'
import { showLocation } from '../locations/detail.ts'
import { listLocations } from '../locations/list.ts'
import { showPage, showPost } from './article.ts'
import { showCompany } from './company.ts'
import { type DetailType, type Parts, showObject } from './detail.ts'
import { listObjects } from './list.ts'
import { eventParts, guideParts, offeredParts, trackParts } from './parts.ts'

type KindHandlers<Type extends ObjectType> = {
  list: Handler<Calls[ListCall<Type>]>
  object: Handler<Calls[Type]>
} & (Type extends MainType ? { /** How many of its cards the home page shows. */ onMain: number } : unknown)

/** The handlers of a kind whose stored cards and objects are sent unchanged, with these parts joined. */
const ordinary = <Type extends DetailType>(type: Type, parts: Parts) => ({
  list: listObjects(type),
  object: showObject(type, parts),
})

/** The handlers of the two calls of each kind. */
export const kinds: { readonly [Type in ObjectType]: KindHandlers<Type> } = {
  location: { list: listLocations, object: showLocation, onMain: 6 },
  event: { list: listEvents, object: showObject('event', eventParts), onMain: 4 },
  tour: { ...ordinary('tour', offeredParts('tour')), onMain: 3 },
  excursion: { ...ordinary('excursion', offeredParts('excursion')), onMain: 4 },
  track: { ...ordinary('track', trackParts), onMain: 3 },
  guide: { ...ordinary('guide', guideParts), onMain: 4 },
  post: { list: listObjects('post'), object: showPost },
  product: ordinary('product', offeredParts('product')),
  company: { list: listObjects('company'), object: showCompany },
  page: { list: listObjects('page'), object: showPage },
}

type KindCalls = Pick<Calls, ObjectType | ListCall<ObjectType>>

/** The handlers of the calls of all kinds. `Object.fromEntries` loses their names. */
export const kindHandlers = Object.fromEntries(
  objectTypes.flatMap((type): [string, unknown][] => [
    [objectKinds[type].list, kinds[type].list],
    [type, kinds[type].object],
  ]),
) as Handlers<KindCalls>
