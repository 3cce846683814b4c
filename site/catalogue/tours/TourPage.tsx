import type { Tour, TourCard } from '@tropa/contract'
import { Category } from '@tropa/library/Category/dressed.ts'
import { tree } from '@tropa/library/Icon/icons.ts'
import { categoryIcon } from '@tropa/library/Icon/categories.ts'
import { PageCover } from '@tropa/library/PageCover/dressed.ts'
import { Section } from '@tropa/library/Section/dressed.ts'
import { PageBreadcrumbs } from '../../breadcrumbs/PageBreadcrumbs.tsx'
import { pageAddress } from '../../addresses/page-address.ts'
import { AccessFacts } from '../objects/AccessFacts.tsx'
import { Block } from '../objects/Block.tsx'
import { EditorsText } from '../objects/EditorsText.tsx'
import { ObjectActions } from '../objects/ObjectActions.tsx'
import { ObjectFoot } from '../objects/ObjectFoot.tsx'
import type { ListOfKind } from '../lists/list-of-kind.ts'
import { PagePicture } from '../../pictures/Picture.tsx'
import { lookOf } from '../../pictures/looks.ts'
import { PictureGallery } from '../objects/PictureGallery.tsx'
import { PlaceCard } from '../places/PlaceCard.tsx'
import { useWords } from '../../messages/intl.tsx'
import { usePlacesById } from '../objects/places-by-id.ts'
import { region } from '../../region/region.ts'
import { BuyBar } from '../sale/BuyBar.tsx'
import { BuyPanel } from '../sale/BuyPanel.tsx'
import { Organizer } from '../sale/Organizer.tsx'
import { SeasonPanel } from '../seasons/SeasonPanel.tsx'
import { ArrivalBlock } from './ArrivalBlock.tsx'
import { ProgrammeBlock } from './ProgrammeBlock.tsx'
import { TourFacts } from './TourFacts.tsx'
import * as styles from './tour.css.ts'

export type TourPageProps = { tour: Tour; list: Pick<ListOfKind<TourCard>, 'path' | 'titleId'> }

/** A tour or an excursion, which differ in name and in the unit of their duration. */
export function TourPage({ tour, list: { path, titleId } }: TourPageProps) {
  const say = useWords()
  const visited = usePlacesById(tour.location_ids)
  return (
    <>
      <div className={styles.page}>
        <PageBreadcrumbs parents={[{ title: say(titleId), href: pageAddress(path) }]} current={tour.the_title} />
        <PageCover
          title={tour.the_title}
          kind={
            <Category
              icon={categoryIcon(tour.category ?? '') ?? tree}
              category={lookOf(tour.object_type).category}
              label={say.known(`tour.kind.${tour.object_type}`) ?? say(titleId)}
            />
          }
          meta={<TourFacts tour={tour} />}
          actions={<ObjectActions object={tour} />}
          picture={<PagePicture cover={tour.cover} />}
          caption={tour.cover?.template ? say('site.drawn') : undefined}
        />
        <div className={styles.columns}>
          <div className={styles.text}>
            <p className={styles.lead}>{tour.the_summary}</p>
            <EditorsText html={tour.the_description} />
            <ProgrammeBlock tour={tour} />
            <ArrivalBlock tour={tour} visited={visited} />
            <Block id="season" title={say('season.title')}>
              {/** The buy panel says whether the day is in season. */}
              <SeasonPanel season={[]} geolocation={tour.arrival.start.geolocation ?? tour.geolocation} />
            </Block>
            <Organizer offered={tour} />
            <AccessFacts access={tour.access} />
            <PictureGallery gallery={tour.gallery} />
            {tour.demo && <p className={styles.quiet}>{say('site.demo')}</p>}
          </div>
          <BuyPanel
            offered={tour}
            season={tour.season}
            timeZone={tour.arrival.time_zone ?? region.timeZone}
            placeIds={tour.location_ids}
          />
        </div>
        <BuyBar offered={tour} />
      </div>
      {visited.length > 0 && (
        <Section id="places" isWash title={say('tour.places')} lead={say('tour.placesLead')} layout="rail" columns={4}>
          {visited.map((place) => (
            <PlaceCard key={place.id} place={place} />
          ))}
        </Section>
      )}
      <div className={styles.foot}>
        <ObjectFoot object={tour} />
      </div>
    </>
  )
}
