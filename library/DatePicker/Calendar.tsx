import { parseDate, type CalendarDate } from '@internationalized/date'
import { useContext, useState, type ReactNode } from 'react'
import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { partsOf } from '../dates/calendarDate.ts'
import { monthTitle, spokenDate } from '../dates/format.ts'
import { localeOf } from '../messages/locale.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronLeft, chevronRight } from '../Icon/icons.ts'
import type { DatePickerMessages } from '../messages/DatePicker.ts'
import { useLanguage } from '../messages/language.tsx'
import type { DateLimits } from './problem.ts'

export { CalendarDialog } from './CalendarDialog.tsx'

/** The parts of the calendar that take a class. */
export type CalendarPart =
  | 'calendar'
  | 'months'
  | 'month'
  | 'head'
  | 'title'
  | 'turn'
  | 'turnIcon'
  | 'grid'
  | 'weekday'
  | 'day'
  | 'note'
  | 'footer'
  | 'actions'
  | 'action'

/** A date that is one press away. */
export interface DatePreset {
  label: string
  /** 'YYYY-MM-DD'. */
  value: string
}
/** What a calendar takes that `loadCalendar` of a `DatePicker` brings. */
export interface CalendarProps extends DateLimits {
  /** Dates are 'YYYY-MM-DD'. */
  value: string | null
  onChoose: (date: string | null) => void
  onClose: () => void
  today?: string
  dayNote?: (date: string) => string | undefined
  presets?: readonly DatePreset[]
  withoutDateLabel?: string
  footer?: ReactNode
  words: DatePickerMessages
  classNames?: ClassNames<CalendarPart>
}

/** Two months stand beside one another from here, in the reader's own letters. */
const wideFrom = 46
/**
 * Asked once, when the calendar opens: the second month is not only hidden on a narrow page, its days could take focus.
 */
function monthsThatFit(): 1 | 2 {
  const root = document.documentElement
  const letter = Number.parseFloat(getComputedStyle(root).fontSize) || 16
  return root.clientWidth / letter >= wideFrom ? 2 : 1
}

const calendarDate = (date: string | null | undefined): CalendarDate | null =>
  date && partsOf(date) ? parseDate(date) : null

/** What the calendar of a date picker shows: one or two months, presets and a footer. Loaded when it is asked for. */
export function Calendar(props: CalendarProps) {
  const {
    value,
    onChoose,
    onClose,
    min,
    max,
    today,
    presets = [],
    withoutDateLabel,
    footer,
    words,
    classNames: c = {},
  } = props
  const language = useLanguage()
  const [months] = useState(monthsThatFit)
  const chosen = calendarDate(value)
  return (
    <I18nProvider locale={localeOf(language)}>
      <AriaCalendar
        className={c.calendar ?? ''}
        aria-label={words.dialog}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- arrow keys begin at the dialog's day
        autoFocus
        firstDayOfWeek="mon"
        visibleDuration={{ months }}
        pageBehavior="single"
        selectionAlignment="start"
        value={chosen}
        defaultFocusedValue={chosen ?? calendarDate(today) ?? calendarDate(min)}
        minValue={calendarDate(min)}
        maxValue={calendarDate(max)}
        onChange={(date) => onChoose(date.toString())}
      >
        <div className={c.months} data-count={months}>
          <Month offset={0} isFirst isLast={months === 1} {...props} />
          {months === 2 && <Month offset={1} isFirst={false} isLast {...props} />}
        </div>
      </AriaCalendar>
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
    </I18nProvider>
  )
}

interface MonthProps extends CalendarProps {
  offset: number
  isFirst: boolean
  isLast: boolean
}
function Month({ offset, isFirst, isLast, words, classNames: c = {}, ...props }: MonthProps) {
  const language = useLanguage()
  const start = useContext(CalendarStateContext)?.visibleRange.start.add({ months: offset })
  return (
    <div className={c.month}>
      <div className={c.head}>
        {isFirst && <Turn slot="previous" label={words.previous} path={chevronLeft} c={c} />}
        <span className={c.title} aria-live="polite">
          {start && monthTitle(start.year, start.month, language)}
        </span>
        {isLast && <Turn slot="next" label={words.next} path={chevronRight} c={c} />}
      </div>
      <CalendarGrid className={c.grid ?? ''} offset={{ months: offset }} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={c.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day date={date} words={words} classNames={c} {...props} />}</CalendarGridBody>
      </CalendarGrid>
    </div>
  )
}

const Turn = ({
  slot,
  label,
  path,
  c,
}: {
  slot: 'previous' | 'next'
  label: string
  path: string
  c: ClassNames<CalendarPart>
}) => (
  <Button slot={slot} className={c.turn ?? ''} aria-label={label}>
    <Icon path={path} className={c.turnIcon} />
  </Button>
)

function Day({
  date,
  value,
  today,
  dayNote,
  words,
  classNames: c = {},
}: { date: CalendarDate } & Pick<CalendarProps, 'value' | 'today' | 'dayNote' | 'words' | 'classNames'>) {
  const language = useLanguage()
  const iso = date.toString()
  const note = dayNote?.(iso)
  const isToday = iso === today
  const name = [spokenDate(iso, language), isToday && words.today, iso === value && words.selected, note]
    .filter(Boolean)
    .join(', ')
  return (
    <CalendarCell
      date={date}
      className={c.day ?? ''}
      // What the cell says of itself asks the clock which day it is.
      render={(cell) => (
        <div
          {...cell}
          aria-label={name}
          aria-current={isToday ? 'date' : undefined}
          data-today={isToday || undefined}
        />
      )}
    >
      <span>{date.day}</span>
      {note && (
        <small className={c.note} aria-hidden>
          {note}
        </small>
      )}
    </CalendarCell>
  )
}
