import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { pageAddress } from '../addresses/page-address.ts'
import { airportsQuery } from '../flights/airports-query.ts'
import { titleIn } from '../messages/text-in.ts'
import { useWords } from '../messages/intl.tsx'
import * as styles from './plan.css.ts'
import type { TrackObject } from './track-objects.ts'

type Town = { id: number; title: string }

/** The territories of the track, each once, in its order. */
function townsIn(objects: readonly TrackObject[]): readonly Town[] {
  const towns = new Map(
    objects.flatMap(({ card }) => (card?.territory ? [[card.territory.id, card.territory.the_title] as const] : [])),
  )
  return [...towns].map(([id, title]) => ({ id, title }))
}

/** How to get to each territory of the track and away: its airports, and where the other ways are described. */
export function Transport({ objects }: { objects: readonly TrackObject[] }) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: airports } = useQuery(airportsQuery(portal))
  const towns = townsIn(objects)
  if (towns.length === 0) return null
  const airportsOf = ({ id }: Town) =>
    (airports ?? [])
      .filter(({ territory_id }) => territory_id === id)
      .map((airport) => `${titleIn(airport, say.language)} (${airport.iata})`)
  return (
    <section className={styles.aboutTrack} aria-labelledby="track-transport">
      <h2 id="track-transport">{say('plan.transport')}</h2>
      {airports && (
        <ul className={styles.facts}>
          {towns.map((town) => (
            <li key={town.id}>
              <b>{town.title}</b>: {airportsOf(town).join(', ') || say('plan.noAirport')}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.timesNote}>{say('plan.transportNote')}</p>
      <div className={styles.buttons}>
        <Button href={pageAddress('/pages/108')}>{say('plan.howToGet')}</Button>
        <Button href={pageAddress('/aviasales')}>{say('plan.flights')}</Button>
      </div>
    </section>
  )
}
