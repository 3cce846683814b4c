import type { EventCard } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { EventRow } from '@tropa/library/EventRow/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { Attach } from '../actors/Attach.tsx'
import { agendaDate } from '../messages/formats.ts'
import { useWords } from '../messages/intl.tsx'
import { Picture } from './Picture.tsx'

const isFree = (value: string) => /^0+\.00$/.test(value)

export function EventCardRow({ event }: { event: EventCard }) {
  const say = useWords()
  const { price_from: price, dates } = event
  const terms = price && (isFree(price.value) ? <Badge tone="success">{say('object.freeEntry')}</Badge> : <Price value={price.value} prefix={say('place.price')} />)
  const date = dates ? agendaDate(say, dates.starts_at, dates.ends_at) : { days: '', month: '' }
  return (
    <EventRow
      href={event.link}
      title={event.the_title}
      date={{ ...date, ...(dates && { dateTime: dates.starts_at.slice(0, 10) }) }}
      picture={<Picture cover={event.cover} />}
      place={[event.the_place, event.territory?.the_title].filter(Boolean).join(', ')}
      terms={terms}
      attach={<Attach object={{ object_type: 'event', object_id: event.id }} title={event.the_title} />}
    />
  )
}
