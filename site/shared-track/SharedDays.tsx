import type { CalendarDate } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { keyOf, type PlannedDay, plannedDays } from '@tropa/machines'
import { Fragment } from 'react'
import { ListedPlace, ShowOnMap } from '../map/ListWithMap.tsx'
import { placeId } from '../map/map-places.ts'
import { mapAnchor } from '../map/map-view.ts'
import { useWords } from '../messages/intl.tsx'
import { Attach } from '../planner/Attach.tsx'
import { conflictText } from '../planner/conflict-text.ts'
import { dayLegView } from '../planner/day-leg.ts'
import { DayWeatherLine } from '../planner/DayWeatherLine.tsx'
import { dateOfDay } from '../planner/plan-dates.ts'
import { PlanLeg } from '../planner/PlanLeg.tsx'
import { visitTime } from '../planner/TimeOfVisit.tsx'
import { townsIn } from '../planner/towns.ts'
import type { TrackObject } from '../planner/track-objects.ts'
import { useDayTitle, useStartDate } from '../planner/useDayTitle.ts'
import { StandInNote } from '../planner/StandInNote.tsx'
import { useStopTitle } from '../planner/useStopTitle.ts'
import * as styles from './shared-track.css.ts'
import type { SharedPlan } from './useSharedPlan.ts'

/** The days of a shared track, read-only: times, weather and conflicts. */
export function SharedDays({ plan }: { plan: SharedPlan }) {
  const { track, objects } = plan
  const start = useStartDate(track)
  const byKey = new Map(objects.map((stop, index) => [keyOf(stop.object), { stop, number: index + 1 }]))
  return (
    <div className={styles.days}>
      <StandInNote weather={plan.weather} />
      {plannedDays(track).map((day) => (
        <section key={day.day} className={styles.day}>
          <SharedDayHead day={day} plan={plan} />
          <ol className={styles.readStops}>
            {day.stops.map((one, index) => {
              const found = byKey.get(keyOf(one))
              const isLast = index === day.stops.length - 1
              const date = dateOfDay(start, day.day)
              return (
                found && (
                  <Fragment key={keyOf(one)}>
                    <SharedStop {...found} plan={plan} />
                    {!isLast && <SharedLeg stop={found.stop} {...{ plan, date }} />}
                  </Fragment>
                )
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** The date, the weather and the note of a day. */
export function SharedDayHead({ day: { day, stops, note }, plan }: { day: PlannedDay; plan: SharedPlan }) {
  const say = useWords()
  const dayTitle = useDayTitle(plan.track)
  const start = useStartDate(plan.track)
  const keys = new Set(stops.map(keyOf))
  const towns = townsIn(plan.objects.filter(({ object }) => keys.has(keyOf(object))))
  return (
    <>
      <h2 className={styles.dayTitle}>{dayTitle(day)}</h2>
      {day !== null && <DayWeatherLine day={day} weather={plan.weather.of(dateOfDay(start, day))} towns={towns} />}
      {note !== undefined && <p>{note}</p>}
      {stops.length === 0 && <p className={styles.when}>{say('sheet.emptyDay')}</p>}
    </>
  )
}

/** Why a stop does not fit its day; renders nothing if it does. */
export function SharedConflict({ stop, plan }: { stop: TrackObject; plan: SharedPlan }) {
  const say = useWords()
  const conflict = plan.schedule.conflicts.get(keyOf(stop.object))
  return conflict ? <Alert tone="warning" title={conflictText(say, conflict)} /> : null
}

/** The time of the visit, and the town. */
export function useWhereAndWhen({ schedule }: SharedPlan) {
  const say = useWords()
  return ({ object, card }: TrackObject): string => {
    const key = keyOf(object)
    const timed = schedule.times.get(key)
    const time = timed ? visitTime(timed) : schedule.unreached.has(key) && say('plan.notReached')
    return [time, card?.territory?.the_title].filter(Boolean).join(' · ')
  }
}

/**
 * The leg from a stop to the next one of its day.
 * @param date of the day, if it has one
 */
export function SharedLeg({ stop, plan, date }: { stop: TrackObject; plan: SharedPlan; date: CalendarDate | null }) {
  const leg = plan.legs.get(keyOf(stop.object))
  return leg ? <PlanLeg leg={dayLegView({ leg, from: stop, date }, plan.weather)} /> : null
}

type SharedStopProps = { stop: TrackObject; number: number; plan: SharedPlan }

/** An object that the portal no longer has keeps its last title, without a link. */
function SharedStop({ stop, number, plan }: SharedStopProps) {
  const say = useWords()
  const title = useStopTitle()(stop)
  const whereAndWhen = useWhereAndWhen(plan)
  const { object, card } = stop
  const id = placeId(object.object_type, object.object_id)
  return (
    <li>
      <ListedPlace id={id}>
        <div className={styles.stopHead}>
          <div>
            <b>
              {number}. {card ? <Link href={card.link}>{title}</Link> : title}
            </b>{' '}
            {!card && <Badge>{say('sharedTrack.gone')}</Badge>}
            <p className={styles.when}>{whereAndWhen(stop)}</p>
          </div>
          {card && (
            <div className={styles.tools}>
              {card.geolocation && <ShowOnMap id={id} title={title} href={`#${mapAnchor}`} isQuiet />}
              <Attach object={object} title={title} />
            </div>
          )}
        </div>
        {object.note && <p>{object.note}</p>}
        <div className={styles.conflict}>
          <SharedConflict stop={stop} plan={plan} />
        </div>
      </ListedPlace>
    </li>
  )
}
