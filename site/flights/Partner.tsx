import type { Airport, CalendarDate } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { external } from '@tropa/library/Icon/icons.ts'
import { longDate } from '../dates/date-formats.ts'
import { linkMessages } from '@tropa/library/messages/Link.ts'
import { useMessages } from '@tropa/library/messages/useMessages.ts'
import { useEffect, useRef } from 'react'
import { useWords } from '../messages/intl.tsx'
import * as styles from './flights.css.ts'
import { airportCity, type Journey } from './journey.ts'
import { partnerAddress, partnerName } from './partner-address.ts'

export type PartnerProps = { journey: Journey; airports: readonly Airport[]; flightsUrl: string }

/** The link to the partner who sells the ticket. It names the partner and opens a new tab. */
export function Partner({ journey, airports, flightsUrl }: PartnerProps) {
  const say = useWords()
  const { newTab } = useMessages(linkMessages)
  const root = useRef<HTMLElement>(null)
  // Moves focus to the result, which appears below the form, so that screen readers announce it.
  useEffect(() => root.current?.focus(), [])
  const partner = partnerName(flightsUrl)
  const airport = airports.find(({ iata }) => iata === journey.destination)
  const destination = airport ? airportCity(airport, say.language) : journey.destination
  const dateOf = (date: CalendarDate) => longDate(date, say.language)
  return (
    <section ref={root} className={styles.partner} tabIndex={-1} aria-labelledby="journey">
      <h2 id="journey" className={styles.heading}>
        {say('flights.ready', { origin: journey.origin, destination })}
      </h2>
      <p>
        {journey.back === null
          ? say('flights.oneWay', { depart: dateOf(journey.depart) })
          : say('flights.bothWays', { depart: dateOf(journey.depart), back: dateOf(journey.back) })}
      </p>
      <p className={styles.text}>{say('flights.partner', { partner })}</p>
      <Button variant="primary" href={partnerAddress(flightsUrl, journey)} target="_blank" rel="noopener noreferrer">
        {say('flights.open', { partner })} <Icon path={external} size="sm" label={newTab} />
      </Button>
    </section>
  )
}
