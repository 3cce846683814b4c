import type { LocationCard } from '@tropa/contract'
import { Section } from '@tropa/library/Section/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { PlaceCard } from '../catalogue/places/PlaceCard.tsx'
import { PlacesSketch } from '../map/PlacesSketch.tsx'
import { useWords } from '../messages/intl.tsx'
import { textIn } from '../messages/text-in.ts'
import { regionTexts } from '../region/region-texts.ts'
import * as styles from './home.css.ts'

/** Places on the sketch map and the same places as a list: nothing is only on the map. */
export function PlacesSection({ places }: { places: readonly LocationCard[] }) {
  const say = useWords()
  if (places.length === 0) return null
  return (
    <Section
      id="locations"
      title={say('home.locations')}
      lead={textIn(regionTexts.placesLead, say.language)}
      link={{ href: pageAddress('/locations'), text: say('home.allLocations') }}
    >
      <div className={styles.places}>
        <PlacesSketch places={places} label={say('home.map')} />
        <div>
          {places.map((place) => (
            <PlaceCard key={place.id} place={place} variant="row" />
          ))}
        </div>
      </div>
    </Section>
  )
}
