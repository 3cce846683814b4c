import type { LocationCard, MeetingPoint, Tour } from '@tropa/contract'
import { useMemo } from 'react'
import { Block } from '../objects/Block.tsx'
import { zoneName } from '../../dates/time-zone.ts'
import { ObjectsMap } from '../../planner/ObjectsMap.tsx'
import { useWords } from '../../messages/intl.tsx'
import { region } from '../../region/region.ts'
import { useTravelDate } from '../../visitor/useTravelDate.ts'
import { arrivalId, tourPlaces } from './tour-places.ts'
import * as styles from './tour.css.ts'

/** Where and when it starts and ends, with the time zone and a map. */
export function ArrivalBlock({ tour, visited }: { tour: Tour; visited: readonly LocationCard[] }) {
  const say = useWords()
  const { date } = useTravelDate()
  const { start, finish, time_zone = region.timeZone } = tour.arrival
  const places = useMemo(() => tourPlaces(say, tour, visited), [say, tour, visited])
  return (
    <Block
      id={arrivalId}
      title={say('tour.arrival')}
      note={say('tour.localTime', { offset: zoneName(time_zone, `${date}T12:00:00Z`) })}
    >
      <div className={styles.arrival}>
        <Point name={say('tour.start')} point={start} />
        <Point name={say('tour.finish')} point={finish} />
      </div>
      {places.length > 0 && <ObjectsMap label={say('tour.map')} places={places} />}
    </Block>
  )
}

const Point = ({ name, point: { the_place, at } }: { name: string; point: MeetingPoint }) => (
  <p className={styles.point}>
    <span className={styles.pointName}>{name}</span>
    <time className={styles.at} dateTime={at}>
      {at}
    </time>
    <span>{the_place}</span>
  </p>
)
