import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import type { ClassNames } from '../dress.ts'
import type { FieldPart, FieldWords } from '../Field/Field.tsx'
import { useFormNotice } from '../Form/useFormNotice.ts'
import { datePickerMessages, type DatePickerMessages } from '../messages/DatePicker.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { DatePreset } from './Calendar.tsx'
import type { DateLimits } from './problem.ts'
import { useCalendar, type LoadCalendar } from './useCalendar.ts'

/** The parts of a `DatePicker` that take a class; those of its calendar are `CalendarPart`. */
export type DatePickerPart =
  | FieldPart
  | 'frame'
  | 'input'
  | 'format'
  | 'value'
  | 'icon'
  | 'button'
  | 'status'
  | 'dialog'

/** What both variants take. */
export interface DateProps extends FieldWords, DateLimits {
  /** 'YYYY-MM-DD', or `null`: no date. */
  value?: string | null
  defaultValue?: string | null
  /** A text that is no date within the limits reports `null`. */
  onChange?: (date: string | null) => void
  /** 'YYYY-MM-DD' of the region's own today: marked, and where an empty calendar opens. */
  today?: string
  isDisabled?: boolean
  /**
   * The form carries the date under this name as 'YYYY-MM-DD', or ''; before any script,
   * the text typed as 'DD.MM.YYYY'.
   */
  name?: string
  id?: string
  /** Dates one press away, under the calendar. */
  presets?: readonly DatePreset[]
  /** As 'Без даты': a button under the calendar that takes the date off. */
  withoutDateLabel?: string
  /** The day that the calendar opens at while none is chosen; today, unless said. */
  opensAt?: string
  /** A few characters under a day, as the norm temperature; read out after the date. */
  dayNote?: (date: string) => string | undefined
  /** Stands under the months: the light of the day. */
  footer?: ReactNode
  /** Where the calendar comes from; the dressed one brings its own. */
  loadCalendar?: LoadCalendar
  messages?: Partial<DatePickerMessages>
  classNames?: ClassNames<DatePickerPart>
}
const loadHeadless: LoadCalendar = () => import('./Calendar.tsx')

/** The value of whoever holds it. */
export function useDate({ value, defaultValue = null, onChange }: DateProps) {
  const [own, setOwn] = useState(defaultValue)
  const report = (date: string | null) => {
    setOwn(date)
    onChange?.(date)
  }
  return [value === undefined ? own : value, report] as const
}

/** The calendar and what opens it, for either variant. */
export function usePicking(
  props: DateProps,
  value: string | null,
  report: (date: string | null) => void,
  sender: RefObject<HTMLInputElement | null>,
) {
  const { isDisabled, loadCalendar = loadHeadless, messages, classNames: c = {}, ...shown } = props
  const words = useMessages(datePickerMessages, messages)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const { state, open, close } = useCalendar(loadCalendar, trigger)
  useFormNotice(sender, value)
  const choose = (date: string | null) => {
    if (date !== value) report(date)
    close()
  }
  const button = {
    ref: trigger,
    disabled: isDisabled,
    'aria-haspopup': 'dialog',
    'aria-expanded': state.kind === 'open',
    'aria-controls': state.kind === 'open' ? id : undefined,
    'aria-busy': state.kind === 'loading' || undefined,
    onClick: open,
    // A page may mark what was pressed before it was hydrated as busy.
    suppressHydrationWarning: true,
  } as const
  const dialog = state.kind === 'open' && (
    <state.pieces.CalendarDialog {...{ id, messages, trigger }} onClose={close} className={c.dialog}>
      <state.pieces.Calendar {...shown} {...{ value, messages }} onChoose={choose} onClose={close} />
    </state.pieces.CalendarDialog>
  )
  return { words, state, open, trigger, button, dialog }
}
