import type { TrackCard as TrackOnWire } from '@tropa/contract'
import { Cover } from '@tropa/library/Cover/dressed.ts'
import { categoryIcon } from '@tropa/library/Icon/categories.ts'
import { calendar, clock, track as trackIcon } from '@tropa/library/Icon/icons.ts'
import { labelOf } from '@tropa/library/labels/label.ts'
import { categoryLabels } from '@tropa/library/labels/tables.ts'
import { TrackCard } from '@tropa/library/TrackCard/dressed.ts'
import { kilometres } from '../../geography/distance.ts'
import { useWords, type Words } from '../../messages/intl.tsx'
import { monthsText } from '../../messages/message-formats.ts'
import { routeSketchSource } from '../../pictures/sketch.ts'
import * as styles from './track-card.css.ts'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'

/** The category of a track, as the specification names it. */
export const kindOfTrack = ({ language }: Words, type: string) => ({
  icon: categoryIcon(type) ?? trackIcon,
  label: labelOf(categoryLabels, type, language),
})

type Facts = Pick<TrackOnWire, 'days' | 'length_km' | 'season'>

/** The length stated by the provider, or the sum of straight legs, labelled as such. */
function lengthText(say: Words, { length_km: km }: Facts, straightKm: number | null) {
  if (km !== undefined) return say('place.km', { km: kilometres(say, km) })
  return straightKm ? say('sheet.km', { km: kilometres(say, straightKm) }) : undefined
}

/** The days, the length and the months of a track. */
export function factsOfTrack(say: Words, track: Facts, straightKm: number | null = null) {
  const { days, season } = track
  const [length, months] = [lengthText(say, track, straightKm), monthsText(say, season)]
  return [
    ...(days === undefined ? [] : [{ icon: clock, text: say('object.days', { count: days }) }]),
    ...(length === undefined ? [] : [{ icon: trackIcon, text: length }]),
    ...(months === undefined ? [] : [{ icon: calendar, text: months }]),
  ]
}

export function TrackCardView({ track, titleLevel = 3 }: { track: TrackOnWire; titleLevel?: 2 | 3 }) {
  const say = useWords()
  const stops = track.stop_list ?? []
  return (
    <TrackCard
      href={track.link}
      title={track.the_title}
      titleLevel={titleLevel}
      kind={kindOfTrack(say, track.type)}
      picture={
        stops.length > 1 && (
          <Cover
            src={routeSketchSource(stops.map(({ geolocation }) => geolocation))}
            alt=""
            alternative={say('sheet.map')}
            width={510}
            height={320}
            classNames={{ root: styles.sketch }}
          />
        )
      }
      facts={factsOfTrack(say, track)}
      attach={<FavoriteButton object={track} />}
      stops={stops.map(({ the_title }) => the_title)}
    />
  )
}
