import type { CompanyCard, Contacts, Money, Offer as OfferOnWire } from '@tropa/contract'
import { isFree } from '@tropa/library/Price/money.ts'
import type { Offer, Organization } from 'schema-dts'
import { addressIn } from '../../messages/language-address.ts'
import { mentionedThing, type DescriptionContext } from './described-thing.ts'

/**
 * Whether the object is invented. Its data are left out, because machines would publish them without the page's note.
 */
export const isInvented = ({ demo }: { demo?: boolean | undefined }): boolean => demo === true

type Sold = { link: string; offer_list: readonly OfferOnWire[]; demo?: boolean | undefined }

const availability = ({ remaining }: OfferOnWire): Offer['availability'] =>
  remaining === 0 ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock'

export function offersOf(
  { link, offer_list, ...sold }: Sold,
  { origin, language }: DescriptionContext,
): Offer[] | undefined {
  if (isInvented(sold) || offer_list.length === 0) return undefined
  return offer_list.map((offer) => ({
    '@type': 'Offer',
    name: offer.the_title,
    price: offer.price.value as `${number}`,
    priceCurrency: offer.price.currency,
    availability: availability(offer),
    url: origin + addressIn(link, language),
  }))
}

/** `undefined` if the price is not known. */
export const freeEntry = (object: {
  price_from?: Money | undefined
  demo?: boolean | undefined
}): boolean | undefined => (object.price_from && !isInvented(object) ? isFree(object.price_from) : undefined)

export const organizerOf = (organizer: CompanyCard | null, context: DescriptionContext): Organization | undefined =>
  organizer ? { '@type': 'Organization', ...mentionedThing(organizer, context) } : undefined

/** Phone numbers in the international form. */
export const reached = (object: { contacts: Contacts; demo?: boolean | undefined }) =>
  isInvented(object)
    ? {}
    : {
        telephone: object.contacts.phones.map((number) => `+7${number}`),
        sameAs: [...(object.contacts.site ? [object.contacts.site] : []), ...object.contacts.socials],
      }
