import type { Track } from '@tropa/contract'
import { Category } from '@tropa/library/Category/dressed.ts'
import { Facts } from '@tropa/library/Facts/dressed.ts'
import { flag, pin } from '@tropa/library/Icon/icons.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { categoryLabels } from '@tropa/library/labels/tables.ts'
import { PageCover } from '@tropa/library/PageCover/dressed.ts'
import { useMemo } from 'react'
import { PageBreadcrumbs } from '../../breadcrumbs/PageBreadcrumbs.tsx'
import { pageAddress } from '../../addresses/page-address.ts'
import { Block } from '../objects/Block.tsx'
import { EditorsText } from '../objects/EditorsText.tsx'
import { ObjectActions } from '../objects/ObjectActions.tsx'
import { ObjectFoot } from '../objects/ObjectFoot.tsx'
import { kindOfTrack, factsOfTrack } from './TrackCardView.tsx'
import { ListWithMap } from '../../map/ListWithMap.tsx'
import { placesOf } from '../../map/map-places.ts'
import { ObjectsMap } from '../../planner/ObjectsMap.tsx'
import { useWords } from '../../messages/intl.tsx'
import { legsOf, totalOf } from '../../planner/track-objects.ts'
import * as styles from './ready-track.css.ts'
import { KeepTrack } from './KeepTrack.tsx'
import { Stops } from './Stops.tsx'
import { readyTrackObjects } from './ready-track-objects.ts'
import { TakeTrack } from './TakeTrack.tsx'

/** A ready-made track; the visitor's own is `TrackPage`. */
export function ReadyTrackPage({ track }: { track: Track }) {
  const say = useWords()
  const stops = useMemo(() => readyTrackObjects(track), [track])
  const straightKm = totalOf(legsOf(stops))
  return (
    <ListWithMap>
      <div className={styles.page}>
        <PageBreadcrumbs
          parents={[
            { title: say('home.tracks'), href: pageAddress('/tracks') },
            {
              title: labelOf(categoryLabels, track.type, say.language),
              href: pageAddress(`/tracks?category=${track.type}`),
            },
          ]}
          current={track.the_title}
        />
        <PageCover
          title={track.the_title}
          kind={<Category {...kindOfTrack(say, track.type)} />}
          meta={<TrackFacts track={track} straightKm={straightKm} />}
          actions={<ObjectActions object={track} />}
        />
        <div className={styles.columns}>
          <div className={styles.text}>
            <p className={styles.lead}>{track.the_summary}</p>
            <TakeTrack ready={track} />
            <KeepTrack id={track.id} />
            <EditorsText html={track.the_description} />
            <Block id="stops" title={say('ready.stops')} {...(straightKm !== null && { note: say('ready.straight') })}>
              <Stops stops={stops} />
            </Block>
          </div>
          <RouteMap track={track} />
        </div>
        <ObjectFoot object={track} />
      </div>
    </ListWithMap>
  )
}

function TrackFacts({ track, straightKm }: { track: Track; straightKm: number | null }) {
  const say = useWords()
  const territories = [...new Set(track.object_list.flatMap(({ territory }) => territory?.the_title ?? []))]
  return (
    <Facts
      facts={[
        ...(territories.length > 0 ? [{ icon: pin, text: territories.join(', ') }] : []),
        ...factsOfTrack(say, track, straightKm),
        { icon: flag, text: say('ready.stopCount', { count: track.object_list.length }) },
      ]}
    />
  )
}

function RouteMap({ track: { object_list } }: { track: Track }) {
  const say = useWords()
  const places = useMemo(() => placesOf(object_list), [object_list])
  const route = useMemo(() => places.map(({ id }) => id), [places])
  if (places.length === 0) return null
  return (
    <aside className={styles.map} aria-label={say('ready.map')}>
      <ObjectsMap label={say('ready.map')} places={places} route={route} />
    </aside>
  )
}
