import { memo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { airportsQuery } from '../flights/airports-query.ts'
import { titleIn } from '../messages/text-in.ts'
import { useWords } from '../messages/intl.tsx'
import { transportWaysQuery } from '../portal/region-queries.ts'
import { region } from '../region/region.ts'
import { OnPhoneFolded } from './OnPhoneFolded.tsx'
import { buttonRow } from './button-rows.css.ts'
import * as styles from './plan.css.ts'
import type { Stay } from './plan-dates.ts'
import { waysTo } from './schedule/open-ways.ts'
import { type Town, townsIn } from './towns.ts'
import type { TrackObject } from './track-objects.ts'
import { TransportWays } from './TransportWays.tsx'

/** `stays`: the territories of the plan by date; empty if no date is chosen. */
export type TransportProps = { objects: readonly TrackObject[]; stays: readonly Stay[] }

/** How to get to and from each territory of the track: by air, rail, road, river and winter road. */
export const Transport = memo(function Transport({ objects, stays }: TransportProps) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: airports } = useQuery(airportsQuery(portal))
  const { data: ways = [] } = useQuery(transportWaysQuery(portal))
  const towns = townsIn(objects)
  if (towns.length === 0) return null
  const airportsOf = ({ id }: Town) =>
    (airports ?? [])
      .filter(({ territory_id }) => territory_id === id)
      .map((airport) => `${titleIn(airport, say.language)} (${airport.iata})`)
  return (
    <section className={styles.aboutTrack} aria-labelledby="track-transport">
      <h2 id="track-transport">{say('plan.transport')}</h2>
      <OnPhoneFolded summary={say('plan.transportShow')}>
        <div className={styles.transport}>
          {towns.map((town) => (
            <div key={town.id}>
              <h3>{town.title}</h3>
              <ul className={styles.ways}>
                {airports && <li>{airportsOf(town).join(', ') || say('plan.noAirport')}</li>}
                <TransportWays
                  ways={waysTo(ways, town.id)}
                  dates={stays.filter(({ id }) => id === town.id).map(({ date }) => date)}
                />
              </ul>
            </div>
          ))}
        </div>
        <p className={styles.timesNote}>{say('plan.transportNote')}</p>
      </OnPhoneFolded>
      <div className={buttonRow}>
        <Button href={region.wayHere}>{say('plan.howToGet')}</Button>
        <Button href={pageAddress('/aviasales')}>{say('plan.flights')}</Button>
      </div>
    </section>
  )
})
