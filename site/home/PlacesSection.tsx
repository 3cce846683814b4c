import type { LocationCard } from '@tropa/contract'
import { Section } from '@tropa/library/Section/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { AllCities } from '../catalogue/lists/AllCities.tsx'
import { PlaceCard } from '../catalogue/places/PlaceCard.tsx'
import { PlacesSketch } from '../map/PlacesSketch.tsx'
import { useWords } from '../messages/intl.tsx'
import { textIn } from '../messages/text-in.ts'
import { regionTexts } from '../region/region-texts.ts'
import * as styles from './home.css.ts'
import type { MainQuestion } from './main-query.ts'
import { useWhen, withoutWhen } from '../visitor/useWhen.ts'

export type PlacesSectionProps = { places: readonly LocationCard[]; question: MainQuestion }

/** Places on the sketch map, and the same places as a list, so that nothing is only on the map. */
export function PlacesSection({ places, question: { month, territoryId } }: PlacesSectionProps) {
  const say = useWords()
  const when = useWhen(month)
  const title = month ? say('home.locationsIn', { when }) : say('home.locations')
  const head = { id: 'locations', title, link: { href: pageAddress('/locations'), text: say('home.allLocations') } }
  if (places.length === 0) {
    return (
      (month ?? territoryId) && (
        <Section {...head} lead={withoutWhen(say('home.noLocations', { when }))}>
          {territoryId !== null && <AllCities />}
        </Section>
      )
    )
  }
  return (
    <Section {...head} lead={textIn(regionTexts.placesLead, say.language)}>
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
