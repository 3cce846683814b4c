import type { Product, Tour } from '@tropa/contract'
import { classifyLink } from '@tropa/library/Link/classifyLink.ts'
import { readPhone } from '@tropa/library/PhoneLink/phone.ts'
import { region } from '../../region/region.ts'
import { saleTerms, type Way } from './sale-terms.ts'

/** Whatever somebody sells. */
export type Offered = Tour | Product
type Reached = Pick<Offered, 'sale_state' | 'contacts' | 'external_url'>

export type OpenWay =
  | { way: 'call'; number: string; text: string }
  | { way: 'write'; email: string }
  | { way: 'outside'; href: string; seller: string }

/** Reads what a way needs; nothing where it is not given, or cannot be used. */
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
 * The ways that its state allows and its data opens; a seller elsewhere whose address is
 * missing is asked for by the organiser.
 */
export function openWays(offered: Reached): OpenWay[] {
  const allowed = open(offered, saleTerms[offered.sale_state].ways)
  return allowed.length > 0 ? allowed : open(offered, ['call', 'write'])
}
