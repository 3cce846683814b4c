import type { Location } from '@tropa/contract'
import { Facts } from '@tropa/library/Facts/dressed.ts'
import { clock, phone, pin, ticket, wheelchair } from '@tropa/library/Icon/icons.ts'
import { PhoneLink } from '@tropa/library/PhoneLink/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { isFree } from '@tropa/library/Price/money.ts'
import { useWords, type Words } from '../../messages/intl.tsx'
import { labelList } from '../../messages/label-list.ts'
import { useDayStatus } from './useDayStatus.ts'

/** How many facts fit into one line of a phone. */
const mostFacts = 2

/** The first facts by name; `undefined` where none is known. */
function accessText({ access, for_disabled }: Location, say: Words): string | undefined {
  const names = access.slice(0, mostFacts).map((fact) => say.known(`access.${fact}`) ?? fact)
  if (names.length === 0) return for_disabled ? say('object.accessible') : undefined
  return labelList(names)
}

/**
 * What visitors need to decide: where the place is, when it is open, what it costs, its phone, and its accessibility.
 */
export function PlaceSummary({ place }: { place: Location }) {
  const say = useWords()
  const hours = useDayStatus(place)
  const { territory, price_from: price, contacts } = place
  const [number] = contacts.phones
  const access = accessText(place, say)
  return (
    <Facts
      facts={[
        ...(territory ? [{ icon: pin, text: territory.the_title }] : []),
        ...(hours ? [{ icon: clock, ...hours }] : []),
        ...(price
          ? [
              {
                icon: ticket,
                text: isFree(price) ? (
                  say('object.freeEntry')
                ) : (
                  <Price value={price.value} prefix={say('place.price')} size="sm" />
                ),
              },
            ]
          : []),
        ...(number !== undefined ? [{ icon: phone, text: <PhoneLink phone={number} /> }] : []),
        ...(access !== undefined ? [{ icon: wheelchair, text: access }] : []),
      ]}
    />
  )
}
