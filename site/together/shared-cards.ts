import type { SharedTrack } from '@tropa/contract'
import { type ObjectRef, plusDays } from '@tropa/machines'
import { weekdayDate } from '../dates/date-formats.ts'
import { useWords } from '../messages/intl.tsx'

/** What a shared track knows of a stop; of what the portal no longer has, the last card. */
export const sharedCard = ({ object_list }: SharedTrack, { object_type, object_id }: ObjectRef) =>
  object_list.find((card) => card.id === object_id && card.object_type === object_type)

/** Titles of the stops and days of a shared track, whose date is its own and not the reader's. */
export function useSharedTitles(track: SharedTrack) {
  const say = useWords()
  const { start_date } = track
  return {
    titleOf: (stop: ObjectRef): string =>
      sharedCard(track, stop)?.the_title ??
      say(stop.object_type === 'event' ? 'track.eventNumbered' : 'track.goneTitle', { id: stop.object_id }),
    dayTitle: (day: number | null): string => {
      if (day === null) return say('plan.unplanned')
      const title = say('plan.day', { day })
      return start_date ? `${title} · ${weekdayDate(plusDays(start_date, day - 1), say.language)}` : title
    },
  }
}
