import { useId, useImperativeHandle, useRef, type Ref } from 'react'
import { longDate } from '../dates/format.ts'
import { Field, hasError } from '../Field/Field.tsx'
import { useFieldErrors } from '../Form/useFieldErrors.ts'
import { Icon } from '../Icon/Icon.tsx'
import { calendar } from '../Icon/icons.ts'
import { useLanguage } from '../messages/language.tsx'
import { HiddenDate, PickingStatus } from './DateParts.tsx'
import { useDate, usePicking, type DateProps } from './usePicking.tsx'

/** The `weather` variant of a `DatePicker`: a button with the date, which opens the calendar. */
export function WeatherDate(props: DateProps & { ref?: Ref<HTMLButtonElement> }) {
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
          <HiddenDate ref={hidden} name={name} value={value} isDisabled={isDisabled} />
          <PickingStatus className={c.status}>{state.kind === 'loading' ? words.loading : failed}</PickingStatus>
          {dialog}
        </div>
      )}
    </Field>
  )
}
