import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useButton, type AriaButtonProps } from 'react-aria/useButton'
import { useCalendar } from 'react-aria/useCalendar'
import { VisuallyHidden } from 'react-aria/VisuallyHidden'
import { useCalendarState } from 'react-stately/useCalendarState'
import { isDate } from '../dates/calendarDate.ts'
import { localeOf } from '../messages/locale.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronLeft, chevronRight } from '../Icon/icons.ts'
import { calendarMessages, type CalendarMessages } from '../messages/Calendar.ts'
import { useLanguage } from '../messages/language.tsx'
import { useMessages } from '../messages/useMessages.ts'
import { CalendarMonth, weekStart, type CalendarMonthPart } from './CalendarMonth.tsx'
import { pagePlace, scrollBack } from './pagePlace.ts'
import type { DateLimits } from './problem.ts'

export { CalendarDialog } from './CalendarDialog.tsx'

/** The parts of the calendar that take a class. */
export type CalendarPart =
  | CalendarMonthPart
  | 'calendar'
  | 'months'
  | 'turn'
  | 'turnIcon'
  | 'footer'
  | 'actions'
  | 'action'

/** A button of the calendar that chooses this date; `label` is its name, as 'Завтра'. */
export interface DatePreset {
  label: string
  /** 'YYYY-MM-DD'. */
  value: string
}
/** The props of the calendar that `loadCalendar` of a `DatePicker` loads. */
export interface CalendarProps extends DateLimits {
  /** Dates are 'YYYY-MM-DD'. */
  value: string | null
  onChoose: (date: string | null) => void
  onClose: () => void
  today?: string
  /** The day at which it opens if none is chosen; default: today. */
  opensAt?: string
  dayNote?: (date: string) => string | undefined
  presets?: readonly DatePreset[]
  withoutDateLabel?: string
  footer?: ReactNode
  messages: Partial<CalendarMessages> | undefined
  classNames?: ClassNames<CalendarPart>
}

/** From this width, in rem of the reader's text size, two months are side by side. */
const wideFrom = 46
/**
 * Evaluated once, when the calendar opens: on a narrow page the second month must not exist, because its days could
 * take focus.
 */
function monthsThatFit(): 1 | 2 {
  const root = document.documentElement
  const letter = Number.parseFloat(getComputedStyle(root).fontSize) || 16
  return root.clientWidth / letter >= wideFrom ? 2 : 1
}

const calendarDate = (date: string | null | undefined): CalendarDate | null =>
  date && isDate(date) ? parseDate(date) : null

/** All languages of the portal use this calendar; React Aria's default would load twelve others. */
const createCalendar = () => new GregorianCalendar()

/** The content of a date picker's calendar: one or two months, presets and a footer. Loaded on demand. */
export const Calendar = (props: CalendarProps) => (
  <I18nProvider locale={localeOf(useLanguage())}>
    <Months {...props} />
    <Below {...props} />
  </I18nProvider>
)

/** React Aria brings the calendar to the middle of the window together with a day that the keys lead to. */
function useStillPage() {
  const page = useRef<ReturnType<typeof pagePlace>>(null)
  useLayoutEffect(() => {
    page.current = pagePlace()
  })
  // After the effects of the days.
  useEffect(() => {
    if (page.current) scrollBack(page.current)
  })
}

function Months({ value, onChoose, min, max, today, opensAt, dayNote, messages, classNames: c = {} }: CalendarProps) {
  const words = useMessages(calendarMessages, messages)
  const [months] = useState(monthsThatFit)
  const chosen = calendarDate(value)
  const calendar = {
    'aria-label': words.dialog,
    // Arrow keys start from the focused day.
    autoFocus: true,
    firstDayOfWeek: weekStart,
    visibleDuration: { months },
    pageBehavior: 'single',
    selectionAlignment: 'start',
    value: chosen,
    defaultFocusedValue: chosen ?? calendarDate(opensAt) ?? calendarDate(today) ?? calendarDate(min),
    minValue: calendarDate(min),
    maxValue: calendarDate(max),
    onChange: (date: CalendarDate) => onChoose(date.toString()),
  } as const
  const state = useCalendarState({ ...calendar, locale: localeOf(useLanguage()), createCalendar })
  const { calendarProps, prevButtonProps, nextButtonProps } = useCalendar(calendar, state)
  useStillPage()
  const month = { state, value, today, dayNote, words, classNames: c }
  const previous = <Turn to="previous" label={words.previous} button={prevButtonProps} classNames={c} />
  const next = <Turn to="next" label={words.next} button={nextButtonProps} classNames={c} />
  return (
    <div {...calendarProps} className={c.calendar}>
      <VisuallyHidden>
        <h2>{words.dialog}</h2>
      </VisuallyHidden>
      <div className={c.months} data-count={months}>
        <CalendarMonth {...month} offset={0} previous={previous} next={months === 1 && next} />
        {months === 2 && <CalendarMonth {...month} offset={1} next={next} />}
      </div>
      {/* Readers who use touch are after the days here, far from the button above them. */}
      <VisuallyHidden>
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.next}
          disabled={nextButtonProps.isDisabled}
          onClick={() => state.focusNextPage()}
        />
      </VisuallyHidden>
    </div>
  )
}

function Below({
  presets = [],
  withoutDateLabel,
  footer,
  onChoose,
  onClose,
  messages,
  classNames: c = {},
}: CalendarProps) {
  const words = useMessages(calendarMessages, messages)
  return (
    <>
      {footer && <div className={c.footer}>{footer}</div>}
      <div className={c.actions} role="group" aria-label={words.presets}>
        {presets.map((preset) => (
          <button
            key={preset.label}
            className={c.action}
            type="button"
            data-variant="secondary"
            onClick={() => onChoose(preset.value)}
          >
            {preset.label}
          </button>
        ))}
        {withoutDateLabel && (
          <button className={c.action} type="button" data-variant="quiet" onClick={() => onChoose(null)}>
            {withoutDateLabel}
          </button>
        )}
        <button className={c.action} type="button" data-variant="secondary" data-close="" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </>
  )
}

interface TurnProps {
  to: 'previous' | 'next'
  label: string
  button: AriaButtonProps
  classNames: ClassNames<CalendarPart>
}
function Turn({ to, label, button, classNames: c }: TurnProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const { buttonProps } = useButton({ ...button, 'aria-label': label }, ref)
  return (
    <button {...buttonProps} type="button" ref={ref} className={c.turn} data-turn={to}>
      <Icon path={to === 'previous' ? chevronLeft : chevronRight} className={c.turnIcon} />
    </button>
  )
}
