import type { Location } from '@tropa/contract'
import { Category } from '@tropa/library/Category/dressed.ts'
import { FactList } from '@tropa/library/FactList/dressed.ts'
import { PageCover } from '@tropa/library/PageCover/dressed.ts'
import { PageBreadcrumbs } from '../../breadcrumbs/PageBreadcrumbs.tsx'
import { Attach } from '../../planner/Attach.tsx'
import { ObjectActions } from '../objects/ObjectActions.tsx'
import { ObjectFoot } from '../objects/ObjectFoot.tsx'
import { EditorsText } from '../objects/EditorsText.tsx'
import { AccessFacts } from '../objects/AccessFacts.tsx'
import { PagePicture } from '../../pictures/Picture.tsx'
import { PictureGallery } from '../objects/PictureGallery.tsx'
import { useWords } from '../../messages/intl.tsx'
import { kindOfLocation } from '../../pictures/location-kind.ts'
import { ContactsPanel, HoursPanel, SeasonOfPlace, TicketsPanel } from './PlacePanels.tsx'
import { HotelFacts } from '../hotels/HotelFacts.tsx'
import { RestaurantFacts } from '../restaurants/RestaurantFacts.tsx'
import { iconOf } from '../objects/fact-icons.ts'
import { Nearby } from './Nearby.tsx'
import { PlaceBar } from './PlaceBar.tsx'
import { inHead } from './place-bar.css.ts'
import { PlaceSummary } from './PlaceSummary.tsx'
import type { AskedNearby } from './radius.ts'
import * as styles from './place.css.ts'
import { RouteLink } from '../../map/RouteLink.tsx'

export type PlacePageProps = { place: Location; around: AskedNearby }

export function PlacePage({ place, around }: PlacePageProps) {
  const say = useWords()
  const listPath = place.kind === 'hotel' ? '/hotels' : '/locations'
  const parents = [
    { title: say(place.kind === 'hotel' ? 'list.hotels' : 'list.locations'), href: listPath },
    ...(place.territory
      ? [{ title: place.territory.the_title, href: `${listPath}?territory_id=${place.territory.id}` }]
      : []),
  ]
  return (
    <>
      <div>
        <div className={styles.page}>
          <PageBreadcrumbs parents={parents} current={place.the_title} />
          <PageCover
            title={place.the_title}
            kind={<Category {...kindOfLocation(place.type.id)} label={place.type.the_title} />}
            meta={<PlaceSummary place={place} />}
            actions={
              <>
                <span className={inHead}>
                  <Attach
                    object={{ object_type: 'location', object_id: place.id }}
                    title={place.the_title}
                    hasPosition
                  />
                  {place.geolocation && <RouteLink title={place.the_title} geolocation={place.geolocation} />}
                </span>
                <ObjectActions object={place} />
              </>
            }
            picture={<PagePicture cover={place.cover} />}
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
            </div>
            <aside className={styles.aside} aria-label={say('place.contacts')}>
              <HoursPanel place={place} />
              <SeasonOfPlace place={place} />
              <TicketsPanel place={place} />
              <ContactsPanel place={place} />
            </aside>
          </div>
        </div>
        <Nearby place={place} {...around} />
        <PlaceBar place={place} />
      </div>
      <div className={styles.foot}>
        <ObjectFoot object={place} />
      </div>
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
