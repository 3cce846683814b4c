import type { Airport, Territory } from '@tropa/contract'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { titleIn } from '../messages/text-in.ts'
import * as styles from './flights.css.ts'
import { airportCity } from './journey.ts'

/** Lists each airport with its code and a link to the places around it. */
export function Airports({
  airports,
  territories,
}: {
  airports: readonly Airport[]
  territories: readonly Territory[]
}) {
  const say = useWords()
  const nameOf = (id: number) => {
    const territory = territories.find((one) => one.id === id)
    return territory && titleIn(territory, say.language)
  }
  return (
    <section className={styles.section} aria-labelledby="airports">
      <h2 id="airports" className={styles.heading}>
        {say('flights.airports')}
      </h2>
      <ul className={styles.airports}>
        {airports.map((airport) => (
          <li key={airport.iata} className={styles.airport}>
            <span className={styles.code}>{airport.iata}</span>
            <span className={styles.airportText}>
              <strong>{titleIn(airport, say.language)}</strong>
              <span className={styles.quiet}>{airportCity(airport, say.language)}</span>
              <a className={styles.around} href={pageAddress(`/locations?territory_id=${airport.territory_id}`)}>
                {say('flights.places', {
                  territory: nameOf(airport.territory_id) ?? airportCity(airport, say.language),
                })}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
