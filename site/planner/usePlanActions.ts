import type { CalendarDate } from '@tropa/contract'
import type { PlannerAction } from '@tropa/library/PlannerItem/PlannerItem.tsx'
import {
  type DaysChange,
  keyOf,
  orderOf,
  type PlannedDay,
  plannedDays,
  stepped,
  toDay,
  type Track,
  withNewDay,
} from '@tropa/machines'
import { type RefObject, useMemo } from 'react'
import { dateText } from './conflict-text.ts'
import { useWords } from '../messages/intl.tsx'
import { useNotify } from '../visitor/Notices.tsx'
import { useTrackActor } from './active-track.tsx'
import { orderBefore } from './moved-back.ts'
import { changeOfRows, dayKey } from './plan-rows.ts'
import { changeOfMove } from './fix-change.ts'
import type { Fix } from './schedule/fixes.ts'
import type { DayChoice } from './StopDetails.tsx'
import type { StopView } from './stop-view.ts'
import { useStartDate } from './useDayTitle.ts'
import { useChooseTravelDate } from './useChooseTravelDate.ts'
import { moving } from './notice-subjects.ts'
import { useFocusKept } from './useFocusKept.ts'
import { placeText, useMoveAnnounced } from './useMoveAnnounced.ts'
import { useRemovals } from './useRemovals.ts'

/** The actions of a row of the plan; the same object for the life of the page, so that rows are not rendered again. */
export type StopActions = {
  act: (view: StopView, action: PlannerAction) => void
  choose: (view: StopView, choice: DayChoice) => void
  fix: (view: StopView, fix: Fix) => void
}
/** A stop that is moved. */
type Moved = Pick<StopView, 'key' | 'title'>
/** The actions of the whole plan. */
export type PlanActions = StopActions & {
  sort: (keys: readonly string[], moved: Moved) => void
  reorderDay: (day: number, keys: readonly string[]) => void
  addDay: () => void
}

export type PlanActionsInput = {
  list: RefObject<HTMLElement | null>
  track: Track
  /** Moves focus when the last stop is removed. */
  focusWhenEmpty: () => void
}

/** @returns the actions, and the text of a live region after them */
export function usePlanActions({ list, track, focusWhenEmpty }: PlanActionsInput) {
  const say = useWords()
  const actor = useTrackActor()
  const notify = useNotify()
  const { remove } = useRemovals()
  const chooseTravelDate = useChooseTravelDate()
  const shownStart = useStartDate(track)
  const keepFocus = useFocusKept(list, track)
  const { announcement, announce, announceText } = useMoveAnnounced()

  const actions = useMemo((): PlanActions => {
    const now = () => actor.getSnapshot().context.track
    /** Must be called before a row is removed, because focus would be lost with its button. */
    const focusBeside = (number: number) => {
      const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[value="remove"]')
      const next = buttons?.[number] ?? buttons?.[number - 2]
      // A narrow row shows its buttons on demand.
      const details = next?.closest('li')?.querySelector<HTMLElement>('button[value="details"]')
      const target = next?.checkVisibility() ? next : details
      if (target) target.focus()
      else focusWhenEmpty()
    }
    const removeStop = ({ stop, title, number }: StopView) => {
      focusBeside(number)
      remove(stop.object, title)
    }
    const step = ({ key, title }: StopView, made: DaysChange | null) => {
      if (!made) return
      keepFocus(key)
      actor.send(made)
      announce(key, title, now())
    }
    /**
     * Shows a notice of where the stop went, with undo: unlike a step, such a move cannot be reverted by the button
     * beside it.
     */
    const move = ({ key, title }: Moved, made: DaysChange) => {
      const before = now()
      actor.send(made)
      const moved = now()
      notify({
        text: placeText(say, { key, title }, moved),
        tone: 'done',
        undo: () => {
          keepFocus(key)
          actor.send(orderBefore(before, moved, now()))
        },
        about: moving,
      })
    }
    const send = (view: StopView, made: DaysChange) => {
      keepFocus(view.key)
      move(view, made)
    }
    const moveTrip = async (start: CalendarDate) => {
      if (!(await chooseTravelDate(start))) return
      notify({
        text: say('plan.tripMoved', { date: dateText(say, start) }),
        tone: 'done',
        ...(shownStart !== null && { undo: () => void chooseTravelDate(shownStart) }),
      })
    }
    return {
      act: (view, action) =>
        action === 'remove' ? removeStop(view) : step(view, stepped(now(), view.stop.object, action)),
      choose: (view, choice) => {
        const last = plannedDays(now()).findLast(({ day }) => day !== null)?.day ?? 1
        send(view, toDay(now(), view.stop.object, choice === 'new' ? last + 1 : choice))
      },
      fix: (view, fix) => {
        const { object } = view.stop
        switch (fix.kind) {
          case 'day':
          case 'first':
            return send(view, changeOfMove(now(), object, fix, view.day))
          case 'trip':
            return void moveTrip(fix.start)
          case 'remove':
            return removeStop(view)
          default:
            return fix satisfies never
        }
      },
      sort: (keys, moved) => move(moved, changeOfRows(plannedDays(now()), keys)),
      reorderDay: (number, keys) => {
        const before = now()
        const ordered = ({ stops }: PlannedDay) => [
          ...keys.flatMap((key) => stops.find((stop) => keyOf(stop) === key) ?? []),
          ...stops.filter((stop) => !keys.includes(keyOf(stop))),
        ]
        const days = plannedDays(before).map((one) => (one.day === number ? { ...one, stops: ordered(one) } : one))
        actor.send(orderOf(days))
        notify({
          text: say('plan.reordered', { day: number }),
          tone: 'done',
          undo: () => actor.send(orderOf(plannedDays(before))),
        })
      },
      addDay: () => {
        const made = withNewDay(now())
        if (!made) return announceText(say('plan.noMoreDays'))
        const day = made.days ?? 1
        // The day is above the stops without a day, and so may be outside the window.
        keepFocus(dayKey({ day }))
        actor.send(made)
        announceText(say('plan.dayAdded', { day }))
      },
    }
  }, [
    actor,
    announce,
    announceText,
    chooseTravelDate,
    focusWhenEmpty,
    keepFocus,
    list,
    notify,
    remove,
    say,
    shownStart,
  ])
  return { actions, announcement }
}
