import type { TrackCard as TrackOnWire } from '@tropa/contract'
import { calendar, track as trackIcon } from '@tropa/library/Icon/icons.ts'
import { TrackCard } from '@tropa/library/TrackCard/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { routeSketchSource } from '../pictures/sketch.ts'

export function TrackCardView({ track }: { track: TrackOnWire }) {
  const say = useWords()
  const stops = track.stop_list ?? []
  const days = track.days === undefined ? undefined : { icon: calendar, text: say('object.days', { count: track.days }) }
  const length = track.length_km === undefined ? undefined : { icon: trackIcon, text: say('place.km', { km: say.intl.formatNumber(Math.round(track.length_km)) }) }
  return (
    <TrackCard
      href={track.link}
      title={track.the_title}
      picture={stops.length > 1 && <img src={routeSketchSource(stops.map(({ geolocation }) => geolocation))} alt="" width={510} height={320} loading="lazy" decoding="async" />}
      facts={[days, length].filter((fact) => fact !== undefined)}
      stops={stops.map(({ the_title }) => the_title)}
    />
  )
}

