import type { ComponentPropsWithRef } from 'react'
import type { ClassNames } from '../dress.ts'
import { Field, type FieldPart, type FieldWords } from '../Field/Field.tsx'
import { useFieldErrors } from '../Form/useFieldErrors.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown } from '../Icon/icons.ts'

export type SelectPart = FieldPart | 'frame' | 'select' | 'icon'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}
interface OwnProps extends FieldWords {
  options: readonly SelectOption[]
  /** Shown first, with an empty value. */
  placeholder?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** How much of the list is seen at once: 13.5rem, or 17.5rem when `tall`. */
  size?: 'regular' | 'tall'
  isDisabled?: boolean
  classNames?: ClassNames<SelectPart>
}
export type SelectProps = OwnProps & Omit<ComponentPropsWithRef<'select'>, keyof OwnProps | 'defaultValue' | 'disabled' | 'required' | 'className' | 'children'>

/**
 * One of several values in a list that opens: the browser's own, which works on every phone and without scripts. Where the
 * browser can dress it, the list wears the theme and has a limited height; elsewhere it is the platform's. `ref` is the `<select>`.
 *
 * Keyboard: the platform's. Arrows choose, Space opens, letters find, Escape closes.
 *
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element
 */
export const Select = (props: SelectProps) => {
  const { label, hint, error: _error, isRequired, options, placeholder, onChange, size = 'regular', isDisabled, classNames: c = {}, ...rest } = props
  const error = useFieldErrors(rest.name, props.error)
  return (
    <Field
      id={rest.id}
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      isDisabled={isDisabled}
      describedBy={rest['aria-describedby']}
      classNames={c}
    >
      {(control) => (
        <div className={c.frame}>
          <select
            {...rest}
            {...control}
            className={c.select}
            data-size={size}
            required={isRequired}
            disabled={isDisabled}
            onChange={(event) => onChange?.(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={chevronDown} className={c.icon} />
        </div>
      )}
    </Field>
  )
}
