import { useEffect, useId, useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react'
import { longDate } from '../dates/format.ts'
import { Field, hasError } from '../Field/Field.tsx'
import { useFormReset } from '../Field/useFormReset.ts'
import { useFieldErrors } from '../Form/useFieldErrors.ts'
import { Icon } from '../Icon/Icon.tsx'
import { calendar } from '../Icon/icons.ts'
import { useLanguage } from '../messages/language.tsx'
import { useIsHydrated } from '../useIsHydrated.ts'
import { HiddenDate, PickingStatus } from './DateParts.tsx'
import { problemText } from './problem.ts'
import { useDateText } from './useDateText.ts'
import { useDate, usePicking, type DateProps } from './usePicking.tsx'

/** The `typed` variant of a `DatePicker`: a field for the text, and a button that opens the calendar. */
export function TypedDate(props: DateProps & { ref?: Ref<HTMLInputElement> }) {
  const { label, hint, isRequired, isDisabled, name, min, max, ref, classNames: c = {} } = props
  const error = useFieldErrors(name, props.error)
  const language = useLanguage()
  const isHydrated = useIsHydrated()
  const made = useId()
  const id = props.id ?? made
  const formatId = useId()
  const [value, report] = useDate(props)
  const input = useRef<HTMLInputElement>(null)
  const { words, state, openFrom, button, dialog } = usePicking(props, value, report, input)
  const { text, read, readWithDots, clear, leave, problem } = useDateText(value, report, { min, max })
  useFormReset(id, () => {
    clear()
    report(props.defaultValue ?? null)
  })
  const own = problem && problemText(problem, { min, max }, words)
  const failed = state.kind === 'failed' && words.failed
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  // Otherwise a form would send an empty date instead of the text that is still in the field.
  useEffect(() => input.current?.setCustomValidity(own ?? ''), [own])

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    openFrom(input.current)
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
              // Leaves a text alone while an input method composes it.
              const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing
              if (!isComposing && target.value.length > text.length) readWithDots(target)
              else read(target)
            }}
            onCompositionEnd={({ currentTarget }) => readWithDots(currentTarget)}
            onBlur={leave}
            onKeyDown={press}
          />
          {/* A whole date shows its format itself, and a narrow field has no room for both. */}
          <span id={formatId} className={c.format} hidden={value !== null}>
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
          {isHydrated && <HiddenDate name={name} value={value} isDisabled={isDisabled} />}
          <PickingStatus className={c.status}>
            {state.kind === 'loading' ? words.loading : (own ?? failed)}
          </PickingStatus>
          {dialog}
        </div>
      )}
    </Field>
  )
}
