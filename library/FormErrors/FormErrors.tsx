import { useEffect, useId, useImperativeHandle, useRef, type MouseEvent, type Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { crossCircle } from '../Icon/icons.ts'
import { formErrorsMessages, type FormErrorsMessages } from '../messages/FormErrors.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useFormErrors, type FieldErrors } from '../Form/useFieldErrors.ts'
import { focusField } from './focusField.ts'

export type FormErrorsPart = 'root' | 'icon' | 'body' | 'title' | 'list' | 'item' | 'link'

/** A field to which messages link; `name` is the one under which it is sent. */
export interface FormField {
  name: string
  label: string
  /** The id of its control, or of the group of its controls. */
  id: string
}
export interface FormErrorsProps {
  /** Default: those of the surrounding `Form`. */
  errors?: FieldErrors
  /** In the order of the form. Errors under other names come last, without a link. */
  fields: readonly FormField[]
  /** Increased by each attempt, so that the same errors take focus again. */
  attempt?: number
  titleLevel?: 2 | 3 | 4
  ref?: Ref<HTMLElement>
  messages?: Partial<FormErrorsMessages>
  classNames?: ClassNames<FormErrorsPart>
}

interface Line {
  text: string
  field?: FormField
}

/** One line for each message: in the form's order, then those that belong to no field. */
function linesOf(errors: FieldErrors, fields: readonly FormField[]): readonly Line[] {
  const names = new Set(fields.map(({ name }) => name))
  const ofFields = fields.flatMap((field) =>
    (Object.hasOwn(errors, field.name) ? (errors[field.name] ?? []) : []).map((message) => ({
      text: `${field.label}: ${message}`,
      field,
    })),
  )
  const others = Object.entries(errors).flatMap(([name, messages]) =>
    names.has(name) ? [] : messages.map((text) => ({ text })),
  )
  return [...ofFields, ...others]
}

/**
 * The errors of a form, at its top: a heading, then one message per line, each a link to its field. Renders nothing
 * without messages. It takes focus when it appears and when `attempt` changes, but not when single messages disappear
 * as fields are corrected. Keyboard: Tab goes from link to link; Enter moves focus to the field.
 * @see https://www.w3.org/WAI/tutorials/forms/notifications/
 */
export const FormErrors = (props: FormErrorsProps) => {
  const ofForm = useFormErrors()
  const { errors = ofForm, fields, attempt = 0, titleLevel = 2, ref, classNames: c = {} } = props
  const words = useMessages(formErrorsMessages, props.messages)
  const id = useId()
  const root = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current)
  const lines = linesOf(errors, fields)
  const isShown = lines.length > 0
  useEffect(() => {
    // A browser that blocks a submit has focused the first invalid field. With `novalidate` it blocks none.
    const isAtField = document.activeElement?.matches('form:not([novalidate]) :is(input, select, textarea):invalid')
    if (isShown && !isAtField) root.current?.focus()
  }, [isShown, attempt])
  if (!isShown) return null

  const Heading = `h${titleLevel}` as const
  const count = new Set(lines.flatMap(({ field }) => field ?? [])).size
  const follow = (event: MouseEvent, field: FormField) => {
    if (focusField(field.id)) event.preventDefault()
  }
  return (
    <section ref={root} className={c.root} data-form-errors="" data-tone="danger" tabIndex={-1} aria-labelledby={id}>
      <Icon path={crossCircle} className={c.icon} />
      <div className={c.body}>
        <Heading id={id} className={c.title}>
          {words.title(count)}
        </Heading>
        <ul className={c.list}>
          {lines.map(({ text, field }, at) => (
            <li key={at} className={c.item}>
              {field ? (
                <a className={c.link} href={`#${field.id}`} onClick={(event) => follow(event, field)}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
