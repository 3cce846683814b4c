import type { RefundTerm, SaleState, Seller } from '@tropa/contract'
import { sql } from 'drizzle-orm'
import { intArray } from '../database/array.ts'
import { type Database, rows } from '../database/database.ts'
import { sellerIn } from '../offers/seller.ts'
import type { Taxes } from '../payments/receipt.ts'
import type { StoredItem } from './stored-order.ts'

/** An offer as it is now, with all that an order keeps of it. */
export type OfferToSell = Pick<
  StoredItem,
  | 'object_type'
  | 'object_id'
  | 'link'
  | 'object_title'
  | 'object_title_en'
  | 'title'
  | 'title_en'
  | 'starts_at'
  | 'ends_at'
  | 'price'
> & {
  id: number
  /** `null`: not limited. */
  remaining: number | null
  requires: string[]
  quantity_limit: number
  refund_terms: RefundTerm[]
  sale_state: SaleState
  seller: { ru: Seller; en: Seller; taxes: Taxes } | null
}

/** Offers by their ids; unknown ones are missing. */
export async function offersToSell(
  db: Pick<Database, 'execute'>,
  ids: readonly number[],
): Promise<Map<number, OfferToSell>> {
  const found = await rows<{ offer: OfferToSell }>(
    db,
    sql`
    select json_build_object(
      'id', offer.id, 'object_type', offer.object_type, 'object_id', offer.object_id, 'link', ru.link,
      'object_title', ru.title, 'object_title_en', coalesce(en.title, ru.title),
      'title', offer.title, 'title_en', offer.title_en, 'starts_at', offer.starts_at, 'ends_at', offer.ends_at,
      'price', offer.price, 'requires', offer.requires, 'quantity_limit', offer.quantity_limit,
      'refund_terms', offer.refund_terms, 'sale_state', coalesce(object.sale_state, 'no_payment_info'),
      'remaining', case when seats is not null then greatest(seats - coalesce(sold, 0), 0) end,
      'seller', case when seller.id is not null then json_build_object(
        'ru', ${sellerIn('ru', sql`seller.id`)}, 'en', ${sellerIn('en', sql`seller.id`)},
        'taxes', json_build_object('vat_code', seller.vat_code, 'tax_system_code', seller.tax_system_code)
      ) end
    ) as offer
    from offer
    join object on object.object_type = offer.object_type and object.id = offer.object_id
    join object_text as ru on ru.object_type = object.object_type and ru.id = object.id and ru.language = 'ru'
    left join object_text as en on en.object_type = object.object_type and en.id = object.id and en.language = 'en'
    left join seller on seller.id = object.organizer_id
    left join sold_seats on sold_seats.offer_id = offer.id
    where offer.id = any(${intArray(ids)})`,
  )
  return new Map(found.map(({ offer }) => [offer.id, offer]))
}
