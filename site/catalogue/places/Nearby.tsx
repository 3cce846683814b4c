import type { Location, LocationCard } from '@tropa/contract'
import { Pagination } from '@tropa/library/Pagination/dressed.ts'
import { PillGroup } from '@tropa/library/PillGroup/dressed.ts'
import { Section } from '@tropa/library/Section/dressed.ts'
import { PlaceCard } from './PlaceCard.tsx'
import { pointOf } from '../../geography/distance.ts'
import { ListedPlace, ListWithMap, ShowOnMap } from '../../map/ListWithMap.tsx'
import { placeId } from '../../map/map-places.ts'
import { ObjectsMap } from '../../planner/ObjectsMap.tsx'
import { useMapPlaces } from '../../map/useMapPlaces.ts'
import { mapAnchor } from '../../map/map-view.ts'
import { useWords } from '../../messages/intl.tsx'
import { nearbyPage, radii } from './radius.ts'
import * as styles from './place.css.ts'

type NearbyProps = { place: Location; radiusKm: number; /** From 1. */ page: number }

/** What is around, nearest first, as a list and on the map; the radius is part of the address. */
export function Nearby({ place, radiusKm, page }: NearbyProps) {
  const say = useWords()
  return (
    <Section
      id="nearby"
      isWash
      title={say('place.nearby')}
      lead={
        place.nearby_total
          ? say('place.nearbyTotal', { count: place.nearby_total, km: radiusKm })
          : say('place.nearbyLead')
      }
      aside={
        <PillGroup
          label={say('place.radius')}
          selectedIds={[String(radiusKm)]}
          pills={radii.map((km) => ({
            id: String(km),
            title: say('place.km', { km }),
            href: `${place.link}?radius_km=${km}#nearby`,
          }))}
        />
      }
    >
      <ListWithMap className={styles.nearby}>
        <div className={styles.nearbyList}>
          {place.nearby_list.length === 0 && (
            <p className={styles.quiet}>{say('place.nothingNearby', { km: radiusKm })}</p>
          )}
          <NearCards places={place.nearby_list} isWhole={page > 1} />
          <div className={styles.nearbyPages}>
            <NearbyPages place={place} radiusKm={radiusKm} page={page} />
          </div>
        </div>
        <Around place={place} radiusKm={radiusKm} />
      </ListWithMap>
    </Section>
  )
}

/** A page of places around, as many as the provider sends at once. */
function NearbyPages({ place, radiusKm, page }: NearbyProps) {
  const total = place.nearby_total ?? 0
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / nearbyPage)}
      hrefFor={(number) => `${place.link}?radius_km=${radiusKm}${number > 1 ? `&nearby_page=${number}` : ''}#nearby`}
    />
  )
}

/** How many are shown at first; a button shows the others of the page, and only then its pager. */
const shownFirst = 4

function NearCards({ places, isWhole }: { places: readonly LocationCard[]; isWhole: boolean }) {
  const say = useWords()
  const card = (near: LocationCard) => <NearCard key={near.id} place={near} />
  const others = places.slice(shownFirst)
  return (
    <>
      {places.slice(0, shownFirst).map(card)}
      {others.length > 0 && (
        <details className={styles.more} open={isWhole}>
          <summary className={styles.moreButton} data-variant="secondary">
            {say('place.moreNearby', { count: others.length })}
          </summary>
          {others.map(card)}
        </details>
      )}
    </>
  )
}

function NearCard({ place }: { place: LocationCard }) {
  const id = placeId('location', place.id)
  return (
    <ListedPlace id={id} isRow>
      <PlaceCard
        place={place}
        variant="row"
        tool={place.geolocation && <ShowOnMap id={id} title={place.the_title} href={`#${mapAnchor}`} />}
      />
    </ListedPlace>
  )
}

function Around({ place, radiusKm }: Omit<NearbyProps, 'page'>) {
  const say = useWords()
  const places = useMapPlaces([place, ...place.nearby_list])
  if (!place.geolocation) return null
  return (
    <div className={styles.nearbyMap}>
      <ObjectsMap
        label={say('place.map', { title: place.the_title })}
        places={places}
        area={{ ...pointOf(place.geolocation), radiusKm }}
      />
    </div>
  )
}
