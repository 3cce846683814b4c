import type { Tour } from '@tropa/contract'
import { classifyLink } from '@tropa/library/Link/classifyLink.ts'
import { readPhone } from '@tropa/library/PhoneLink/phone.ts'
import { region } from '../../region/region.ts'
import { saleTerms, type Way } from './sale-terms.ts'

/** Anything that is sold: a tour, an excursion, a product, tickets of a place or an event. */
export type Offered = Pick<Tour, 'the_title' | 'sale_state' | 'offer_list' | 'contacts' | 'external_url' | 'price_from'>
type Reached = Pick<Offered, 'sale_state' | 'contacts' | 'external_url'> & Partial<Pick<Offered, 'offer_list'>>

export type OpenWay =
  | { way: 'call'; number: string; text: string }
  | { way: 'write'; email: string }
  | { way: 'outside'; href: string; seller: string }

/** Reads the data that a way needs; nothing if they are missing or unusable. */
const readers: Record<Way, (offered: Reached) => OpenWay | undefined> = {
  call: ({ contacts }) => {
    const phone = contacts?.phones.map(readPhone).find((read) => read !== null)
    return phone && { way: 'call', ...phone }
  },
  write: ({ contacts }) => {
    const email = contacts?.emails[0]
    return email ? { way: 'write', email } : undefined
  },
  outside: ({ external_url }) => {
    const target = classifyLink(external_url ?? '', region.ownHosts)
    return target.kind === 'outside'
      ? { way: 'outside', href: target.href, seller: new URL(target.href).host }
      : undefined
  },
}

const open = (offered: Reached, ways: readonly Way[]): OpenWay[] => ways.flatMap((way) => readers[way](offered) ?? [])

/**
 * The ways that its state allows and for which it has data. Asking the organiser is one of them if the other seller has
 * no address, or if nothing is on sale here now.
 */
export function openWays(offered: Reached): OpenWay[] {
  const { ways, action } = saleTerms[offered.sale_state]
  const allowed = open(offered, ways)
  const isSoldHere = action === 'cart' && (offered.offer_list ?? []).length > 0
  return allowed.length > 0 || isSoldHere ? allowed : open(offered, ['call', 'write'])
}
