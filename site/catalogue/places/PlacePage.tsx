import type { Location } from '@tropa/contract'
import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import { Category } from '@tropa/library/Category/dressed.ts'
import { clock, pin, wheelchair } from '@tropa/library/Icon/icons.ts'
import { FactList } from '@tropa/library/FactList/dressed.ts'
import { Facts } from '@tropa/library/Facts/dressed.ts'
import { PageCover } from '@tropa/library/PageCover/dressed.ts'
import { pageAddress } from '../../addresses/page-address.ts'
import { Attach } from '../../planner/Attach.tsx'
import { OpenData } from '../objects/OpenData.tsx'
import { EditorsText } from '../objects/EditorsText.tsx'
import { AccessFacts } from '../objects/AccessFacts.tsx'
import { Picture } from '../../pictures/Picture.tsx'
import { PictureGallery } from '../objects/PictureGallery.tsx'
import { useDayStatus } from './useDayStatus.ts'
import { useWords } from '../../messages/intl.tsx'
import { kindOfLocation } from '../../pictures/location-kind.ts'
import { ContactsPanel, HoursPanel, SeasonOfPlace, TicketsPanel } from './PlacePanels.tsx'
import { HotelFacts } from '../hotels/HotelFacts.tsx'
import { RestaurantFacts } from '../restaurants/RestaurantFacts.tsx'
import { iconOf } from '../objects/fact-icons.ts'
import { Nearby } from './Nearby.tsx'
import * as styles from './place.css.ts'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'

export type PlacePageProps = { place: Location; radiusKm: number }

export function PlacePage({ place, radiusKm }: PlacePageProps) {
  const say = useWords()
  const hours = useDayStatus(place)
  const listPath = place.kind === 'hotel' ? '/hotels' : '/locations'
  const parents = [
    { title: say('site.main'), href: pageAddress('/') },
    { title: say(place.kind === 'hotel' ? 'list.hotels' : 'list.locations'), href: listPath },
    ...(place.territory
      ? [{ title: place.territory.the_title, href: `${listPath}?territory_id=${place.territory.id}` }]
      : []),
  ]
  return (
    <>
      <div className={styles.page}>
        <Breadcrumbs parents={parents} current={place.the_title} />
        <PageCover
          title={place.the_title}
          kind={<Category {...kindOfLocation(place.type.id)} label={place.type.the_title} />}
          meta={
            <Facts
              facts={[
                ...(place.territory ? [{ icon: pin, text: place.territory.the_title }] : []),
                ...(hours ? [{ icon: clock, ...hours }] : []),
                ...(place.for_disabled ? [{ icon: wheelchair, text: say('object.accessible') }] : []),
              ]}
            />
          }
          actions={
            <>
              <Attach object={{ object_type: 'location', object_id: place.id }} title={place.the_title} hasPosition />
              <FavoriteButton object={place} isFull />
            </>
          }
          picture={<Picture cover={place.cover} ratio="21x9" isPriority />}
          caption={place.cover?.template ? say('site.drawn') : undefined}
        />
        <div className={styles.columns}>
          <div className={styles.text}>
            <p className={styles.lead}>{place.the_summary}</p>
            <EditorsText html={place.the_description} />
            <KindFacts place={place} />
            <Services place={place} />
            <AccessFacts access={place.access} />
            <PictureGallery gallery={place.gallery} />
            {place.demo && <p className={styles.quiet}>{say('site.demo')}</p>}
            <OpenData object={place} />
          </div>
          <aside className={styles.aside} aria-label={say('place.contacts')}>
            <HoursPanel place={place} />
            <SeasonOfPlace place={place} />
            <TicketsPanel place={place} />
            <ContactsPanel place={place} />
          </aside>
        </div>
      </div>
      <Nearby place={place} radiusKm={radiusKm} />
    </>
  )
}

function KindFacts({ place }: { place: Location }) {
  switch (place.kind) {
    case 'hotel':
      return <HotelFacts hotel={place} />
    case 'restaurant':
      return <RestaurantFacts restaurant={place} />
    case 'place':
      return null
    default:
      return place satisfies never
  }
}

function Services({ place }: { place: Location }) {
  const say = useWords()
  if (place.service_list.length === 0) return null
  return (
    <section className={styles.block} aria-labelledby="services">
      <h2 id="services" className={styles.heading}>
        {say('place.services')}
      </h2>
      <FactList items={place.service_list.map(({ code, the_title }) => ({ icon: iconOf(code), title: the_title }))} />
    </section>
  )
}
