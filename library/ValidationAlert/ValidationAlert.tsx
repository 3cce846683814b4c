import type { Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { useFormErrors, type FieldErrors } from '../Form/useFieldErrors.ts'
import { Icon } from '../Icon/Icon.tsx'
import { crossCircle } from '../Icon/icons.ts'

export type ValidationAlertPart = 'root' | 'icon' | 'list' | 'message'

export interface ValidationAlertProps {
  /** Default: those of the surrounding `Form`. */
  errors?: FieldErrors
  /** The name of the field in `errors`. */
  field: string
  /** For a control's `aria-describedby`. */
  id?: string
  ref?: Ref<HTMLDivElement>
  classNames?: ClassNames<ValidationAlertPart>
}

/**
 * The errors of one field, one per line, announced when they appear; renders nothing while the field has none. For
 * controls that have no `error` of their own.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export const ValidationAlert = ({ field, id, ref, classNames: c = {}, ...props }: ValidationAlertProps) => {
  const ofForm = useFormErrors()
  const errors = props.errors ?? ofForm
  const messages = Object.hasOwn(errors, field) ? (errors[field] ?? []) : []
  if (messages.length === 0) return null
  return (
    <div ref={ref} id={id} className={c.root} role="alert">
      <Icon path={crossCircle} size="sm" className={c.icon} />
      <div className={c.list}>
        {messages.map((message, at) => (
          <p key={at} className={c.message}>
            {message}
          </p>
        ))}
      </div>
    </div>
  )
}
