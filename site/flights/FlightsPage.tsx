import type { Airport, Territory } from '@tropa/contract'
import { PageBreadcrumbs } from '../breadcrumbs/PageBreadcrumbs.tsx'
import { useMemo } from 'react'
import { stringifySearch } from '../addresses/search-string.ts'
import { useWords } from '../messages/intl.tsx'
import { textIn } from '../messages/text-in.ts'
import { useSession } from '../visitor/SessionProvider.tsx'
import { region } from '../region/region.ts'
import { regionTexts } from '../region/region-texts.ts'
import { Airports } from './Airports.tsx'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './flights.css.ts'
import { FlightsForm } from './FlightsForm.tsx'
import { checked, isSubmitted, readFlightSearch } from './journey.ts'
import { Partner } from './Partner.tsx'

export type FlightsPageProps = {
  airports: readonly Airport[]
  /** If empty, places are named after their airports' cities. */
  territories: readonly Territory[]
  /** The query parameters of the address. */
  search: Readonly<Record<string, unknown>>
  /** `null`: there is no partner, so no search. */
  flightsUrl: string | null
}

/**
 * Flights to the region. The page validates what the partner needs to know, and sends nothing before the visitor
 * follows the partner's link.
 */
export function FlightsPage({ airports, territories, search, flightsUrl }: FlightsPageProps) {
  const say = useWords()
  return (
    <div className={styles.page}>
      <PageBreadcrumbs current={say('flights.title')} />
      <header className={styles.head}>
        <PageTitle>{say('flights.title')}</PageTitle>
        <p className={styles.lead}>{say(flightsUrl === null ? 'flights.leadNone' : 'flights.lead')}</p>
      </header>
      {flightsUrl !== null && <Search airports={airports} search={search} flightsUrl={flightsUrl} />}
      <Airports airports={airports} territories={territories} />
      <section className={styles.section} aria-labelledby="way">
        <h2 id="way" className={styles.heading}>
          {say('flights.wayTitle')}
        </h2>
        <p className={styles.text}>{textIn(regionTexts.waysByAir, say.language)}</p>
        <ul className={styles.links}>
          <li>
            <a href={region.wayHere}>{say('flights.ways')}</a>
          </li>
          <li>
            <a href={region.flightsHelp}>{say('flights.help')}</a>
          </li>
        </ul>
      </section>
    </div>
  )
}

/** The submitted values; by default the airport of the chosen territory and the travel date. */
function useFlightSearch({ airports, search }: Pick<FlightsPageProps, 'airports' | 'search'>) {
  const { preferences } = useSession()
  const typed = readFlightSearch(search)
  if (isSubmitted(search)) return typed
  const nearest = airports.find(({ territory_id }) => territory_id === preferences.territoryId)
  return { ...typed, to: typed.to || (nearest?.iata ?? ''), depart: typed.depart || (preferences.travelDate ?? '') }
}

const noProblems = {}

function Search({
  airports,
  search,
  flightsUrl,
}: Pick<FlightsPageProps, 'airports' | 'search'> & { flightsUrl: string }) {
  const { today } = useSession()
  const typed = useFlightSearch({ airports, search })
  const result = useMemo(
    () => (isSubmitted(search) ? checked(readFlightSearch(search), airports, today) : undefined),
    [search, airports, today],
  )
  const address = stringifySearch(search)
  return (
    <>
      <FlightsForm
        search={typed}
        address={address}
        airports={airports}
        problems={result?.kind === 'problems' ? result.problems : noProblems}
        isNextStep={result?.kind !== 'journey'}
      />
      {result?.kind === 'journey' && (
        <Partner key={address} journey={result.journey} airports={airports} flightsUrl={flightsUrl} />
      )}
    </>
  )
}
