import { useRouteContext } from '@tanstack/react-router'
import { keyOf } from '@tropa/machines'
import { useWords } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { legsOf, totalOf, type TrackObject } from '../track-objects.ts'
import { phonesOf, useStopContacts, whereIs } from '../stop-contacts.ts'
import { openText } from '../schedule/hours-text.ts'
import { accessText } from './access-text.ts'
import type { SheetDay } from './sheet-days.ts'
import { TrackSheet } from './TrackSheet.tsx'

export type ReadyTrackSheetProps = { title: string; link: string; objects: readonly TrackObject[] }

/** A ready-made track for print. */
export function ReadyTrackSheet({ title, link, objects }: ReadyTrackSheetProps) {
  const say = useWords()
  const { origin } = useRouteContext({ from: '__root__' })
  const { preferences, today } = useSession()
  const { contacts, isKnown } = useStopContacts(objects)
  const stops = objects.flatMap(({ object, card }, index) =>
    card
      ? [
          {
            day: object.day ?? null,
            key: keyOf(object),
            number: index + 1,
            title: card.the_title,
            url: origin + card.link,
            isGone: false,
            place: whereIs(card, contacts),
            time: null,
            hours: openText(card, preferences.travelDate, today, say),
            access: accessText(card.access, say),
            conflict: null,
            phones: phonesOf(card, contacts),
            note: null,
          },
        ]
      : [],
  )
  const dayOf = (day: number | null): SheetDay => ({
    key: String(day),
    title: day === null ? null : say('plan.day', { day }),
    note: null,
    stops: stops.filter((stop) => stop.day === day),
  })
  const days = [...new Set(stops.map(({ day }) => day))].map(dayOf)
  return <TrackSheet {...{ title, objects, isKnown, days }} km={totalOf(legsOf(objects))} url={origin + link} />
}
