import { everyOne, type Page } from '../../portal/every-page.ts'
import type { Portal } from '../../portal/portal.ts'
import type { KindData } from '../open-data/kind-data.ts'
import { eventCalendar, eventsCalendar } from './event-calendar.server.ts'
import { eventThing } from './event-json-ld.ts'
import { eventsList } from './events-list.ts'

const links = (portal: Portal, query: Page) =>
  portal.events({ query }).then(({ event_list: list, total }) => ({ list, total }))

export const eventData: KindData<'event'> = {
  lists: [eventsList],
  links,
  find: (portal, id) => portal.event({ params: { id } }).then(({ event }) => event),
  thing: eventThing,
  files: { ics: (event, context) => eventCalendar(event, context, context.today) },
  listFiles: {
    ics: async (portal, context) =>
      eventsCalendar(await everyOne((page) => links(portal, page)), context, context.today),
  },
}
