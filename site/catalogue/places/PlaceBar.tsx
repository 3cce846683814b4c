import type { Location } from '@tropa/contract'
import { RouteLink } from '../../map/RouteLink.tsx'
import { useWords } from '../../messages/intl.tsx'
import { Attach } from '../../planner/Attach.tsx'
import * as styles from './place-bar.css.ts'

/** On a narrow page it sticks to the lower edge, so it must be the last child of the part it sticks in. */
export function PlaceBar({ place: { id, the_title, geolocation } }: { place: Location }) {
  const say = useWords()
  return (
    <aside className={styles.bar} data-page-bar="" aria-label={say('place.bar')}>
      <Attach object={{ object_type: 'location', object_id: id }} title={the_title} hasPosition />
      {geolocation && <RouteLink title={the_title} geolocation={geolocation} />}
    </aside>
  )
}
