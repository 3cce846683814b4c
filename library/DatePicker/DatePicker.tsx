import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'
import { longDate } from '../dates/format.ts'
import type { ClassNames } from '../dress.ts'
import { Field, hasError, type FieldPart, type FieldWords } from '../Field/Field.tsx'
import { notifyForm } from '../Form/constraints.ts'
import { useFieldErrors } from '../Form/useFieldErrors.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import { calendar } from '../Icon/icons.ts'
import { datePickerMessages, type DatePickerMessages } from '../messages/DatePicker.ts'
import { useLanguage } from '../messages/language.tsx'
import { useMessages } from '../messages/useMessages.ts'
import { useIsHydrated } from '../useIsHydrated.ts'
import type { DatePreset } from './Calendar.tsx'
import { problemText, type DateLimits } from './problem.ts'
import { useCalendar, type LoadCalendar } from './useCalendar.ts'
import { useDateText } from './useDateText.ts'

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

interface Common extends FieldWords, DateLimits {
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
/** `weather` shows 'DD MMMM YYYY' and cannot be typed into. */
export type DatePickerProps = Common &
  ({ variant?: 'typed'; ref?: Ref<HTMLInputElement> } | { variant: 'weather'; ref?: Ref<HTMLButtonElement> })

const loadHeadless: LoadCalendar = () => import('./Calendar.tsx')

/** The value of whoever holds it. */
function useDate({ value, defaultValue = null, onChange }: Common) {
  const [own, setOwn] = useState(defaultValue)
  const report = (date: string | null) => {
    setOwn(date)
    onChange?.(date)
  }
  return [value === undefined ? own : value, report] as const
}

/** The calendar and what opens it, for either variant. */
function usePicking(
  props: Common,
  value: string | null,
  report: (date: string | null) => void,
  sender: RefObject<HTMLInputElement | null>,
) {
  const { isDisabled, loadCalendar = loadHeadless, messages, classNames: c = {}, ...shown } = props
  const words = useMessages(datePickerMessages, messages)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const { state, open, close } = useCalendar(loadCalendar, trigger)
  const choose = (date: string | null) => {
    if (date !== value) {
      report(date)
      notifyForm(sender.current)
    }
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

interface HiddenProps {
  ref?: Ref<HTMLInputElement>
  name: string | undefined
  value: string | null
  isDisabled: boolean | undefined
}
const Hidden = ({ ref, name, value, isDisabled }: HiddenProps) =>
  name === undefined ? null : <input ref={ref} type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />

/**
 * A calendar date: typed as DD.MM.YYYY, the dots come by themselves, or chosen in a calendar that loads when it is
 * asked for. A text that is no date, or is out of the limits, stays as written and the error says why. `ref` is the
 * input, or the button of the `weather` variant.
 *
 * Keyboard: in the field, Alt+ArrowDown opens the calendar. In the calendar arrows move by a day and a week, Home and
 * End to the ends of a week, PageUp and PageDown by a month, with Shift by a year, Enter and Space choose, Escape
 * closes.
 *
 * Parts: `frame` holds the input or the weather date and the button; `status` is for screen readers only. The
 * calendar's parts are of `Calendar`, which `loadCalendar` brings.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export const DatePicker = (props: DatePickerProps) =>
  props.variant === 'weather' ? <WeatherDate {...props} /> : <TypedDate {...props} />

/** What happens beside the focus, said to those who do not see it. */
const Status = ({ children, className }: { children: ReactNode; className: string | undefined }) => (
  <span className={className} role="status">
    {children}
  </span>
)

function TypedDate(props: Common & { ref?: Ref<HTMLInputElement> }) {
  const { label, hint, isRequired, isDisabled, name, min, max, ref, classNames: c = {} } = props
  const error = useFieldErrors(name, props.error)
  const language = useLanguage()
  const isHydrated = useIsHydrated()
  const made = useId()
  const id = props.id ?? made
  const formatId = useId()
  const [value, report] = useDate(props)
  const input = useRef<HTMLInputElement>(null)
  const { words, state, open, button, dialog } = usePicking(props, value, report, input)
  const { text, write, finish, clear, leave, problem } = useDateText(value, report, { min, max })
  useFormReset(id, () => {
    clear()
    report(props.defaultValue ?? null)
  })
  const own = problem && problemText(problem, { min, max }, words)
  const failed = state.kind === 'failed' && words.failed
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  // A form would send an empty date in place of the text that is still in the field.
  useEffect(() => input.current?.setCustomValidity(own ?? ''), [own])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    open()
  }
  return (
    <Field
      {...{ id, label, hint, isRequired, isDisabled }}
      error={own ?? (hasError(error) ? error : failed)}
      describedBy={formatId}
      classNames={c}
    >
      {(control) => (
        <div className={c.frame}>
          <input
            {...control}
            ref={input}
            className={c.input}
            name={isHydrated ? undefined : name}
            data-field={name}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            required={isRequired}
            disabled={isDisabled}
            onChange={({ target, nativeEvent }) => {
              // A text that an input method composes is its own until it is finished.
              const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
              write(target.value, !isComposing && target.selectionStart === target.value.length)
            }}
            onCompositionEnd={({ currentTarget }) => finish(currentTarget.value)}
            onBlur={leave}
            onKeyDown={press}
          />
          <span id={formatId} className={c.format}>
            {words.format}
          </span>
          <button
            {...button}
            type="button"
            className={c.button}
            aria-label={value ? words.change(longDate(value, language)) : words.choose}
          >
            <Icon path={calendar} className={c.icon} />
          </button>
          {isHydrated && <Hidden name={name} value={value} isDisabled={isDisabled} />}
          <Status className={c.status}>{state.kind === 'loading' ? words.loading : (own ?? failed)}</Status>
          {dialog}
        </div>
      )}
    </Field>
  )
}

function WeatherDate(props: Common & { ref?: Ref<HTMLButtonElement> }) {
  const { label, hint, isRequired, isDisabled, name, id, ref, classNames: c = {} } = props
  const error = useFieldErrors(name, props.error)
  const language = useLanguage()
  const made = useId()
  const [labelId, valueId] = [`${made}label`, `${made}value`]
  const [value, report] = useDate(props)
  const hidden = useRef<HTMLInputElement>(null)
  const { words, state, trigger, button, dialog } = usePicking(props, value, report, hidden)
  const failed = state.kind === 'failed' && words.failedToChoose
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current)
  return (
    <Field
      {...{ id, hint, isRequired, isDisabled }}
      label={<span id={labelId}>{label}</span>}
      error={hasError(error) ? error : failed}
      classNames={c}
    >
      {({ 'aria-invalid': isInvalid, ...control }) => (
        <div className={c.frame}>
          <button
            {...control}
            {...button}
            type="button"
            className={c.value}
            aria-labelledby={`${labelId} ${valueId}`}
            data-invalid={isInvalid}
          >
            <span id={valueId} data-empty={value === null || undefined}>
              {value ? longDate(value, language) : words.notChosen}
            </span>
            <Icon path={calendar} className={c.icon} />
          </button>
          <Hidden ref={hidden} name={name} value={value} isDisabled={isDisabled} />
          <Status className={c.status}>{state.kind === 'loading' ? words.loading : failed}</Status>
          {dialog}
        </div>
      )}
    </Field>
  )
}
