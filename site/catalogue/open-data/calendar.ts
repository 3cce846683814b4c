import ical, { type ICalEventData } from 'ical-generator'
import type { DescriptionContext } from '../json-ld/described-thing.ts'
import { region } from '../../region/region.ts'

/** A line break in a name of a calendar or a session would begin another property. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
export const withLineFeeds = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

/** `20261204T050000Z`, for the name of a session. */
export const compactInstant = (instant: string): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

/** The text of an iCalendar file. @param name of the calendar @see RFC 5545 */
export const calendarFile = (name: string, events: ICalEventData[], { language, say }: DescriptionContext): string =>
  ical({
    name: oneLine(name),
    events,
    prodId: { company: say('site.name'), product: region.ownHosts[0], language: language.toUpperCase() },
  }).toString()
