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
import { changeOfRows } from './plan-rows.ts'
import { changeOfMove } from './fix-change.ts'
import type { Fix } from './schedule/fixes.ts'
import type { DayChoice } from './StopDetails.tsx'
import type { StopView } from './stop-view.ts'
import { useStartDate } from './useDayTitle.ts'
import { useChooseTravelDate } from './useChooseTravelDate.ts'
import { useFocusKept } from './useFocusKept.ts'
import { useMoveAnnounced } from './useMoveAnnounced.ts'
import { useRemovals } from './useRemovals.ts'

/** What a row of the plan can do; the same object while the page is the same, so that rows are not drawn again. */
export type StopActions = {
  act: (view: StopView, action: PlannerAction) => void
  choose: (view: StopView, choice: DayChoice) => void
  fix: (view: StopView, fix: Fix) => void
}
/** What the whole plan can do. */
export type PlanActions = StopActions & {
  sort: (keys: readonly string[], moved: { key: string; title: string }) => void
  reorderDay: (day: number, keys: readonly string[]) => void
  addDay: () => void
}

export type PlanActionsInput = {
  list: RefObject<HTMLElement | null>
  track: Track
  /** Takes focus when the last stop is removed. */
  focusWhenEmpty: () => void
}

/** @returns the actions, and what a live region says after them */
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
    const change = ({ key, title }: StopView, made: DaysChange | null) => {
      if (!made) return
      keepFocus()
      actor.send(made)
      announce(key, title, now())
    }
    const moveTrip = async (start: string) => {
      if (!(await chooseTravelDate(start))) return
      notify({
        text: say('plan.tripMoved', { date: dateText(say, start) }),
        tone: 'done',
        ...(shownStart !== null && { undo: () => void chooseTravelDate(shownStart) }),
      })
    }
    return {
      act: (view, action) =>
        action === 'remove' ? removeStop(view) : change(view, stepped(now(), view.stop.object, action)),
      choose: (view, choice) => {
        const last = plannedDays(now()).findLast(({ day }) => day !== null)?.day ?? 1
        change(view, toDay(now(), view.stop.object, choice === 'new' ? last + 1 : choice))
      },
      fix: (view, fix) => {
        const { object } = view.stop
        switch (fix.kind) {
          case 'day':
          case 'first':
            return change(view, changeOfMove(now(), object, fix, view.day))
          case 'trip':
            return void moveTrip(fix.start)
          case 'remove':
            return removeStop(view)
          default:
            return fix satisfies never
        }
      },
      sort: (keys, moved) => {
        actor.send(changeOfRows(plannedDays(now()), keys))
        announce(moved.key, moved.title, now())
      },
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
        actor.send(made)
        announceText(say('plan.dayAdded', { day: made.days ?? 1 }))
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
