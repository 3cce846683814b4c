import type { Location } from '@tropa/contract'
import { PillGroup } from '@tropa/library/PillGroup/dressed.ts'
import { Section } from '@tropa/library/Section/dressed.ts'
import { PlaceCard } from '../../cards/PlaceCard.tsx'
import { useWords } from '../../messages/intl.tsx'
import { radii } from './radius.ts'
import * as styles from './place.css.ts'

/** What is around, nearest first; the radius is part of the address. */
export function Nearby({ place, radiusKm }: { place: Location; radiusKm: number }) {
  const say = useWords()
  return (
    <Section
      id="nearby"
      isWash
      title={say('place.nearby')}
      lead={say('place.nearbyLead')}
      layout="rail"
      columns={4}
      aside={
        <PillGroup
          label={say('place.radius')}
          selectedIds={[String(radiusKm)]}
          pills={radii.map((km) => ({ id: String(km), title: say('place.km', { km }), href: `${place.link}?radius_km=${km}#nearby` }))}
        />
      }
    >
      {place.nearby_list.length === 0 ? (
        <p className={styles.quiet}>{say('place.nothingNearby', { km: radiusKm })}</p>
      ) : (
        place.nearby_list.map((near) => <PlaceCard key={near.id} place={near} />)
      )}
    </Section>
  )
}
