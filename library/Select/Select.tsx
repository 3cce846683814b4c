import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown, crossCircle } from '../Icon/icons.ts'

export type SelectPart = 'root' | 'label' | 'frame' | 'select' | 'icon' | 'hint' | 'error' | 'errorIcon'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}
interface OwnProps {
  label: ReactNode
  options: readonly SelectOption[]
  /** Shown first, with an empty value. */
  placeholder?: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  isDisabled?: boolean
  hint?: ReactNode
  error?: ReactNode
  classNames?: ClassNames<SelectPart>
}
export type SelectProps = OwnProps & Omit<ComponentPropsWithRef<'select'>, keyof OwnProps | 'defaultValue' | 'disabled' | 'children'>

/** The browser's own list, dressed: it is the one that works on every phone and without scripts. */
export const Select = (props: SelectProps) => {
  const { label, options, placeholder, value, defaultValue, onChange, isDisabled, hint, error, classNames: c = {}, ...rest } = props
  const made = useId()
  const id = rest.id ?? made
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')
  return (
    <div className={c.root} data-invalid={error ? '' : undefined} data-disabled={isDisabled || undefined}>
      <label className={c.label} htmlFor={id}>
        {label}
      </label>
      <div className={c.frame}>
        <select
          {...rest}
          id={id}
          className={c.select}
          value={value}
          defaultValue={defaultValue}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
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
      {hint && (
        <p id={`${id}hint`} className={c.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}error`} className={c.error}>
          <Icon path={crossCircle} size="sm" className={c.errorIcon} />
          {error}
        </p>
      )}
    </div>
  )
}
