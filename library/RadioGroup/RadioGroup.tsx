import { useId, type ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'

export type RadioGroupPart = 'root' | 'legend' | 'options' | 'option' | 'input' | 'dot' | 'text' | 'hint' | 'count' | 'error'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  count?: ReactNode
  isDisabled?: boolean
}
export interface RadioGroupProps {
  legend: ReactNode
  name?: string
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** `segments`: short options side by side in one frame. */
  variant?: 'list' | 'segments'
  isRequired?: boolean
  error?: ReactNode
  classNames?: ClassNames<RadioGroupPart>
}

export const RadioGroup = (props: RadioGroupProps) => {
  const { legend, options, value, defaultValue, onChange, variant = 'list', isRequired, error, classNames: c = {} } = props
  const id = useId()
  const name = props.name ?? id
  return (
    <fieldset className={c.root} data-invalid={error ? '' : undefined} aria-describedby={error ? `${id}error` : undefined}>
      <legend className={c.legend}>{legend}</legend>
      <div className={c.options} data-variant={variant}>
        {options.map((option) => (
          <label key={option.value} className={c.option} data-disabled={option.isDisabled || undefined}>
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
      {error && (
        <p id={`${id}error`} className={c.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
