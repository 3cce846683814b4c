import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { ErrorText, hasError } from '../Field/Field.tsx'
import { useFieldErrors } from '../Form/useFieldErrors.ts'
import { Icon } from '../Icon/Icon.tsx'
import { check } from '../Icon/icons.ts'

export type CheckboxPart =
  | 'root'
  | 'label'
  | 'input'
  | 'box'
  | 'icon'
  | 'text'
  | 'hint'
  | 'count'
  | 'error'
  | 'errorIcon'

interface OwnProps {
  children: ReactNode
  hint?: ReactNode
  /** In a filter: how many results it would leave. */
  count?: ReactNode
  /** A sentence, or messages, one per line; an empty list is none. */
  error?: ReactNode
  isChecked?: boolean
  defaultChecked?: boolean
  isRequired?: boolean
  isDisabled?: boolean
  onChange?: (isChecked: boolean) => void
  classNames?: ClassNames<CheckboxPart>
}
/** What a `Checkbox` takes, and every attribute of its `<input>`. */
export type CheckboxProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'input'>,
    keyof OwnProps | 'type' | 'checked' | 'defaultChecked' | 'disabled' | 'required' | 'className'
  >

/**
 * A checkbox: the browser's own one under a drawn one. `ref` is the `<input>`. Keyboard: Space ticks and unticks.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/
 */
export const Checkbox = (props: CheckboxProps) => {
  const {
    children,
    hint,
    count,
    error: _error,
    isChecked,
    defaultChecked,
    isRequired,
    isDisabled,
    onChange,
    classNames: c = {},
    ...rest
  } = props
  const id = useId()
  const error = useFieldErrors(props.name, props.error)
  const isInvalid = hasError(error)
  const described = [rest['aria-describedby'], isInvalid && id].filter(Boolean).join(' ')
  return (
    <div className={c.root} data-invalid={isInvalid ? '' : undefined} data-disabled={isDisabled ? '' : undefined}>
      <label className={c.label}>
        <input
          {...rest}
          type="checkbox"
          className={c.input}
          checked={isChecked}
          defaultChecked={defaultChecked}
          required={isRequired}
          disabled={isDisabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={described || undefined}
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
      {isInvalid && <ErrorText id={id} error={error} classNames={c} />}
    </div>
  )
}
