import { useId, type ReactNode, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { ErrorText, hasError, RequiredMark } from '../Field/Field.tsx'
import { useFieldErrors } from '../Form/useFieldErrors.ts'

export type RadioGroupPart =
  | 'root'
  | 'legend'
  | 'required'
  | 'options'
  | 'option'
  | 'input'
  | 'dot'
  | 'text'
  | 'hint'
  | 'count'
  | 'error'
  | 'errorIcon'

/** One choice of a `RadioGroup`; `count` is how many it would leave, in a filter. */
export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  count?: ReactNode
  isDisabled?: boolean
}
export interface RadioGroupProps {
  legend: ReactNode
  /** The name it is sent by; made up when left out. */
  name?: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** `segments`: short options side by side in one frame. */
  variant?: 'list' | 'segments'
  isRequired?: boolean
  /** A sentence, or messages, one per line; an empty list is none. */
  error?: ReactNode
  /** Of the group, as a list of errors points to it. */
  id?: string
  ref?: Ref<HTMLFieldSetElement>
  classNames?: ClassNames<RadioGroupPart>
}

/**
 * One of a few values, all in sight: the browser's own radios under drawn ones. `ref` is the `<fieldset>`.
 *
 * Keyboard: Tab comes to the chosen one; arrows choose; Space chooses.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export const RadioGroup = (props: RadioGroupProps) => {
  const {
    legend,
    options,
    value,
    defaultValue,
    onChange,
    variant = 'list',
    isRequired,
    ref,
    id,
    classNames: c = {},
  } = props
  const made = useId()
  const name = props.name ?? made
  const error = useFieldErrors(name, props.error)
  const isInvalid = hasError(error)
  return (
    <fieldset
      ref={ref}
      role="radiogroup"
      id={id}
      className={c.root}
      data-invalid={isInvalid ? '' : undefined}
      aria-invalid={isInvalid || undefined}
      aria-required={isRequired}
      aria-describedby={isInvalid ? `${made}-error` : undefined}
    >
      <legend className={c.legend}>
        {legend}
        {isRequired && <RequiredMark className={c.required} />}
      </legend>
      <div className={c.options} data-variant={variant}>
        {options.map((option) => (
          <label key={option.value} className={c.option} data-disabled={option.isDisabled ? '' : undefined}>
            <input
              type="radio"
              className={c.input}
              name={name}
              value={option.value}
              required={isRequired}
              disabled={option.isDisabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              onChange={() => onChange?.(option.value)}
            />
            <span className={c.dot} />
            <span className={c.text}>
              {option.label}
              {option.hint && <span className={c.hint}>{option.hint}</span>}
            </span>
            {option.count !== undefined && <span className={c.count}>{option.count}</span>}
          </label>
        ))}
      </div>
      {isInvalid && <ErrorText id={`${made}-error`} error={error} classNames={c} />}
    </fieldset>
  )
}
