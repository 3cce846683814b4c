import type { Event, EventCard, LocationCard } from '@tropa/contract'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { Category } from '@tropa/library/Category/dressed.ts'
import { Facts } from '@tropa/library/Facts/dressed.ts'
import { calendar, pin, wheelchair } from '@tropa/library/Icon/icons.ts'
import { PageCover } from '@tropa/library/PageCover/dressed.ts'
import { Section } from '@tropa/library/Section/dressed.ts'
import { PageBreadcrumbs } from '../../breadcrumbs/PageBreadcrumbs.tsx'
import { pageAddress } from '../../addresses/page-address.ts'
import { Attach } from '../../planner/Attach.tsx'
import { AccessFacts } from '../objects/AccessFacts.tsx'
import { EditorsText } from '../objects/EditorsText.tsx'
import { EventCardRow } from './EventCardRow.tsx'
import { ObjectActions } from '../objects/ObjectActions.tsx'
import { ObjectFoot } from '../objects/ObjectFoot.tsx'
import { PagePicture } from '../../pictures/Picture.tsx'
import { useWords } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'
import * as styles from '../objects/object-page.css.ts'
import { DatesPanel, EntryPanel, OrganiserPanel } from './EventPanels.tsx'
import { phaseOf } from './event-schedule.ts'
import { allDaysText, lastText } from '../../messages/session-text.ts'
import { EventWhere } from './EventWhere.tsx'

export type EventPageProps = {
  event: Event
  /** The places of its sessions, as far as they are known. */
  places: readonly LocationCard[]
  others: readonly EventCard[]
}

export function EventPage({ event, places, others }: EventPageProps) {
  const say = useWords()
  return (
    <>
      <div className={styles.page}>
        <PageBreadcrumbs
          parents={[
            { title: say('home.events'), href: pageAddress('/events') },
            ...(event.territory
              ? [{ title: event.territory.the_title, href: pageAddress(`/events?territory_id=${event.territory.id}`) }]
              : []),
          ]}
          current={event.the_title}
        />
        <Head event={event} />
        <div className={styles.columns}>
          <div className={styles.text}>
            <Announcements event={event} />
            <p className={styles.lead}>{event.the_summary}</p>
            <EditorsText html={event.the_description} />
            <EventWhere event={event} places={places} />
            <AccessFacts access={event.access} />
            {event.demo && <p className={styles.quiet}>{say('site.demo')}</p>}
          </div>
          <aside className={styles.aside} aria-label={say('event.dates')}>
            <DatesPanel event={event} places={places} />
            <EntryPanel event={event} />
            <OrganiserPanel event={event} />
          </aside>
        </div>
      </div>
      <Others event={event} others={others} />
      <div className={styles.foot}>
        <ObjectFoot object={event} except={['ics']} />
      </div>
    </>
  )
}

function Head({ event }: { event: Event }) {
  const say = useWords()
  const session = useSession()
  const phase = phaseOf(event.dates, session)
  const when: Record<typeof phase, string> = {
    unset: say('event.noDates'),
    coming: event.dates ? allDaysText(say, event.dates, session.today) : '',
    on: say('event.on'),
    over: say('event.over'),
  }
  const place = [event.the_place, event.territory?.the_title].filter(Boolean).join(', ')
  return (
    <PageCover
      title={event.the_title}
      kind={<Category icon={calendar} category="event" label={say('event.kind')} />}
      meta={
        <>
          <Facts
            facts={[
              { icon: calendar, text: when[phase] },
              ...(place ? [{ icon: pin, text: place }] : []),
              ...(event.for_disabled ? [{ icon: wheelchair, text: say('object.accessible') }] : []),
            ]}
          />
          {event.age_limit && <Badge tone="outline">{say('event.ageLimit', { age: event.age_limit })}</Badge>}
        </>
      }
      actions={
        <>
          {phase !== 'over' && (
            <Attach object={{ object_type: 'event', object_id: event.id }} title={event.the_title} hasPosition />
          )}
          <ObjectActions object={event} />
        </>
      }
      picture={<PagePicture cover={event.cover} />}
      caption={event.cover?.template ? say('site.drawn') : undefined}
    />
  )
}

/** What a reader must know first: that the event is over, or that its dates are examples. */
function Announcements({ event: { dates, dates_demo } }: { event: Event }) {
  const say = useWords()
  const isOver = phaseOf(dates, useSession()) === 'over'
  if (isOver && dates)
    return (
      <Alert tone="warning" title={say('event.over')}>
        {say('event.overText', { date: lastText(say, dates) })}
      </Alert>
    )
  if (dates_demo) return <Alert title={say('event.exampleDates')}>{say('event.exampleDatesText')}</Alert>
  return null
}

function Others({ event, others }: { event: Event; others: readonly EventCard[] }) {
  const say = useWords()
  if (others.length === 0 || !event.territory) return null
  return (
    <Section
      id="others"
      isWash
      title={say('event.others', { place: event.territory.the_title })}
      lead={say('event.othersLead')}
      link={{ href: pageAddress('/events'), text: say('home.allEvents') }}
    >
      {others.map((other) => (
        <EventCardRow key={other.id} event={other} />
      ))}
    </Section>
  )
}
