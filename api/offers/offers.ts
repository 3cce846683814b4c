import type { orderCalls, SoldOffer } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { columnIn } from '../database/column-in.ts'
import { intArray } from '../database/array.ts'
import { rows } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { listOf, objectOf, stored } from '../http/json.ts'
import { money, remaining } from '../locations/offers.ts'
import { sellerIn } from './seller.ts'

/** Offers in the order of the given ids, with everything that a buyer must know. */
export const listOffers: Handler<typeof orderCalls.offers> = async ({ query: { ids } }, { db, language }) => {
  const found = await rows<{ offer: string }>(
    db,
    sql`
    select (json_strip_nulls(json_build_object(
      'id', offer.id, 'the_title', ${columnIn(language, 'title')}, 'price', ${money(sql`offer.price`)},
      'starts_at', offer.starts_at, 'ends_at', offer.ends_at, 'external_url', object.external_url
    ))::jsonb || jsonb_build_object(
      'remaining', ${remaining}, 'requires', offer.requires, 'quantity_limit', offer.quantity_limit,
      'refund_terms', offer.refund_terms,
      'sale_state', coalesce(object.sale_state, 'no_payment_info'),
      'object', (
        select json_build_object('object_type', object_type, 'id', id, 'the_title', title, 'link', link)
        from object_text where object_type = offer.object_type and id = offer.object_id and language = ${language}
      ),
      'seller', ${sellerIn(language, sql`object.organizer_id`)}
    ))::text as offer
    from offer join object on object.object_type = offer.object_type and object.id = offer.object_id
    where offer.id = any(${intArray(ids)}) order by array_position(${intArray(ids)}, offer.id)`,
  )
  return objectOf({ offer_list: listOf(found.map(({ offer }) => stored<SoldOffer>(offer))) })
}
