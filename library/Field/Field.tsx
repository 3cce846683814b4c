import { useId, type ReactNode } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { crossCircle } from '../Icon/icons.ts'
import { fieldMessages } from '../messages/Field.ts'
import { useMessages } from '../messages/useMessages.ts'

/** The parts around a control that take a class. */
export type FieldPart = 'root' | 'label' | 'required' | 'hint' | 'error' | 'errorIcon'

/** What ties a control to its label, hint and error: spread over the element that takes focus. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}
/** What every component with a field around its control takes. */
export interface FieldWords {
  label: ReactNode
  /** Stands under the control while it is filled in, also beside an error. */
  hint?: ReactNode
  /** A sentence, or the messages of one field, one per line; an empty list is none. */
  error?: ReactNode
  /** Said in words beside the label; the control itself needs its own `required`. */
  isRequired?: boolean
}
export interface FieldProps extends FieldWords {
  /** The control's id; made up when left out. */
  id?: string
  isDisabled?: boolean
  /** `aria-describedby` ids besides the hint's and the error's. */
  describedBy?: string
  children: (control: FieldControl) => ReactNode
  classNames?: ClassNames<FieldPart>
}

/** Whether there is an error to show: an empty list of messages is none. */
export const hasError = (error: ReactNode) => Boolean(error) && !(Array.isArray(error) && error.length === 0)

/** An error in one line, or a list of messages in one line each. */
export const ErrorText = ({
  id,
  error,
  classNames: c = {},
}: {
  id: string
  error: ReactNode
  classNames?: ClassNames<'error' | 'errorIcon'>
}) => (
  <p id={id} className={c.error}>
    <Icon path={crossCircle} size="sm" className={c.errorIcon} />
    <span>
      {Array.isArray(error) ? error.flatMap((line, at) => (at === 0 ? [line] : [<br key={at} />, line])) : error}
    </span>
  </p>
)

/** For the eye: the control says by itself that it is required. */
export const RequiredMark = ({ className }: { className?: string }) => (
  <span className={className} aria-hidden="true">{` ${useMessages(fieldMessages).required}`}</span>
)

/** Label, hint and error around one control. Private: what Select, TextField, NumberStepper and DatePicker share. */
export const Field = ({
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  describedBy,
  children,
  classNames: c = {},
  ...props
}: FieldProps) => {
  const made = useId()
  const id = props.id ?? made
  const isInvalid = hasError(error)
  const described = [describedBy, hint && `${id}-hint`, isInvalid && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={c.root} data-invalid={isInvalid ? '' : undefined} data-disabled={isDisabled ? '' : undefined}>
      <label id={`${id}-label`} className={c.label} htmlFor={id}>
        {label}
        {isRequired && <RequiredMark className={c.required} />}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': isInvalid || undefined })}
      {hint && (
        <p id={`${id}-hint`} className={c.hint}>
          {hint}
        </p>
      )}
      {isInvalid && <ErrorText id={`${id}-error`} error={error} classNames={c} />}
    </div>
  )
}
