import { useRouteContext } from '@tanstack/react-router'
import type { CalendarDate, Location } from '@tropa/contract'
import { readPhone } from '@tropa/library/PhoneLink/phone.ts'
import { formatMoney, isFree } from '@tropa/library/Price/money.ts'
import { Prose } from '@tropa/library/Prose/dressed.ts'
import { coordinatesText } from '../../geography/coordinates.ts'
import { useMapPlaces } from '../../map/useMapPlaces.ts'
import { useWords, type Words } from '../../messages/intl.tsx'
import { region } from '../../region/region.ts'
import { space } from '@tropa/library/typography/no-break-signs.ts'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { hoursText } from '../schedule/hours-text.ts'
import { accessText } from './access-text.ts'
import { placeMap, SheetMap } from './SheetMap.tsx'
import * as styles from './sheet.css.ts'

export type PlaceSheetProps = { place: Location }

const priceText = ({ price_from: price }: Location, say: Words) =>
  price &&
  (isFree(price) ? say('object.freeEntry') : `${say('place.price')}${space}${formatMoney(price, say.language)}`)

/** The facts needed on the way, each with its name; unknown ones are left out. */
function factsOf(place: Location, today: CalendarDate, say: Words) {
  const { contacts, the_address, geolocation, access } = place
  const facts = [
    { name: say('hours.title'), text: hoursText(place, null, today, say) ?? '' },
    { name: say('contact.phone'), text: contacts.phones.map((one) => readPhone(one)?.text ?? one).join(', ') },
    { name: say('contact.email'), text: contacts.emails.join(', ') },
    { name: say('place.site'), text: contacts.site ? new URL(contacts.site).host : '' },
    { name: say('contact.address'), text: the_address },
    { name: say('contact.coordinates'), text: geolocation ? coordinatesText(geolocation) : '' },
    { name: say('place.access'), text: accessText(access, say) },
  ]
  return facts.filter(({ text }) => text !== '')
}

/** A place for print: one sheet to use without a network. */
export function PlaceSheet({ place }: PlaceSheetProps) {
  const say = useWords()
  const { origin } = useRouteContext({ from: '__root__' })
  const { today } = useSession()
  const map = placeMap(useMapPlaces([place]))
  const kind = [place.type.the_title, place.territory?.the_title, priceText(place, say)].filter(Boolean)
  return (
    <article data-sheet="" className={styles.sheet}>
      <header>
        {/* The h1 of the document is that of the page. */}
        <h2>{place.the_title}</h2>
        <p>{kind.join(' · ')}</p>
      </header>
      <SheetMap map={map} label={say('place.map', { title: place.the_title })} />
      <dl>
        {factsOf(place, today, say).map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{place.the_summary}</p>
      <Prose html={place.the_description} ownHosts={region.ownHosts} />
      <footer>
        <p>{say('sheet.helpAtPlace')}</p>
        <p>{origin + place.link}</p>
      </footer>
    </article>
  )
}
