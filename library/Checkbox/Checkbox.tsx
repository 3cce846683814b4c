import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { check, crossCircle } from '../Icon/icons.ts'

export type CheckboxPart = 'root' | 'label' | 'input' | 'box' | 'icon' | 'text' | 'hint' | 'count' | 'error' | 'errorIcon'

interface OwnProps {
  children: ReactNode
  hint?: ReactNode
  /** How many it would leave, in a filter. */
  count?: ReactNode
  error?: ReactNode
  isChecked?: boolean
  defaultChecked?: boolean
  isDisabled?: boolean
  onChange?: (isChecked: boolean) => void
  classNames?: ClassNames<CheckboxPart>
}
export type CheckboxProps = OwnProps & Omit<ComponentPropsWithRef<'input'>, keyof OwnProps | 'type' | 'checked' | 'defaultChecked' | 'disabled'>

export const Checkbox = (props: CheckboxProps) => {
  const { children, hint, count, error, isChecked, defaultChecked, isDisabled, onChange, classNames: c = {}, ...rest } = props
  const id = useId()
  return (
    <div className={c.root} data-invalid={error ? '' : undefined} data-disabled={isDisabled || undefined}>
      <label className={c.label}>
        <input
          {...rest}
          type="checkbox"
          className={c.input}
          checked={isChecked}
          defaultChecked={defaultChecked}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span className={c.box}>
          <Icon path={check} size="sm" className={c.icon} />
        </span>
        <span className={c.text}>
          {children}
          {hint && <span className={c.hint}>{hint}</span>}
        </span>
        {count !== undefined && <span className={c.count}>{count}</span>}
      </label>
      {error && (
        <p id={id} className={c.error}>
          <Icon path={crossCircle} size="sm" className={c.errorIcon} />
          {error}
        </p>
      )}
    </div>
  )
}
