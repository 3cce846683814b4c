import type { EventCard } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { EventRow } from '@tropa/library/EventRow/dressed.ts'
import type { ReactNode } from 'react'
import { Attach } from '../../planner/Attach.tsx'
import { agendaDate } from '../../messages/message-formats.ts'
import { useWords } from '../../messages/intl.tsx'
import { kilometres } from '../../geography/distance.ts'
import { dateInRegion } from '../../dates/region-time.ts'
import { wholeDates } from '../../messages/session-text.ts'
import { EntryPrice } from '../sale/EntryPrice.tsx'
import { Picture } from '../../pictures/Picture.tsx'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'

export type EventCardRowProps = {
  event: EventCard
  titleLevel?: 2 | 3
  /** Beside the track control. */
  tool?: ReactNode
}

export function EventCardRow({ event, titleLevel = 3, tool }: EventCardRowProps) {
  const say = useWords()
  const { price_from: price, dates, distance_km } = event
  const where = [event.the_place, event.territory?.the_title].filter(Boolean).join(', ')
  const km = distance_km === undefined ? '' : say('place.km', { km: kilometres(say, distance_km) })
  const whole = dates && wholeDates(dates)
  const date = whole ? agendaDate(say, whole.starts_at, whole.ends_at) : { days: '', month: '' }
  return (
    <EventRow
      href={event.link}
      title={event.the_title}
      titleLevel={titleLevel}
      date={{ ...date, ...(whole && { dateTime: dateInRegion(whole.starts_at) }) }}
      picture={<Picture cover={event.cover} />}
      place={[where, km].filter(Boolean).join(' · ')}
      terms={
        <>
          {(!dates || event.dates_demo) && (
            <Badge tone="outline">{say(dates ? 'event.exampleDate' : 'event.noDates')}</Badge>
          )}{' '}
          {price && <EntryPrice price={price} prefix={say('place.price')} />}
        </>
      }
      attach={
        <>
          <Attach object={{ object_type: 'event', object_id: event.id }} title={event.the_title} />
          {tool}
          <FavoriteButton object={event} />
        </>
      }
    />
  )
}
