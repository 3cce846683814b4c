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

/** The props of both variants. */
export interface DateProps extends FieldWords, DateLimits {
  /** 'YYYY-MM-DD', or `null`: no date. */
  value?: string | null
  defaultValue?: string | null
  /** Called with `null` for a text that is no date within the limits. */
  onChange?: (date: string | null) => void
  /** 'YYYY-MM-DD': today in the region. It is marked, and an empty calendar opens there. */
  today?: string
  isDisabled?: boolean
  /**
   * The form sends the date under this name as 'YYYY-MM-DD', or ''; before scripts run, the text typed as
   * 'DD.MM.YYYY'.
   */
  name?: string
  id?: string
  /** Buttons for dates under the calendar. */
  presets?: readonly DatePreset[]
  /** Such as 'Без даты': a button under the calendar that removes the date. */
  withoutDateLabel?: string
  /** The day at which the calendar opens if none is chosen; default: today. */
  opensAt?: string
  /** A few characters under a day, such as the mean temperature; read out after the date. */
  dayNote?: (date: string) => string | undefined
  /** Shown under the months: the light of the day. */
  footer?: ReactNode
  /** Loads the calendar; the dressed component has its own. */
  loadCalendar?: LoadCalendar
  messages?: Partial<DatePickerMessages>
  classNames?: ClassNames<DatePickerPart>
}
const loadHeadless: LoadCalendar = () => import('./Calendar.tsx')

/** The value, whoever holds it. */
export function useDate({ value, defaultValue = null, onChange }: DateProps) {
  const [own, setOwn] = useState(defaultValue)
  const report = (date: string | null) => {
    setOwn(date)
    onChange?.(date)
  }
  return [value === undefined ? own : value, report] as const
}

/** The state and handlers of the calendar, for either variant. */
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
  const opener = useRef<HTMLElement>(null)
  const { state, open, close } = useCalendar(loadCalendar, trigger)
  /** Focus returns to the control that opened the calendar: the button, or the field after its key. */
  const openFrom = (control: HTMLElement | null) => {
    opener.current = control
    open()
  }
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
    onClick: () => openFrom(trigger.current),
    // A page may mark presses from before hydration as busy.
    suppressHydrationWarning: true,
  } as const
  const dialog = state.kind === 'open' && (
    <state.pieces.CalendarDialog {...{ id, messages }} trigger={opener} onClose={close} className={c.dialog}>
      <state.pieces.Calendar {...shown} {...{ value, messages }} onChoose={choose} onClose={close} />
    </state.pieces.CalendarDialog>
  )
  return { words, state, openFrom, trigger, button, dialog }
}
