import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type SyntheticEvent,
} from 'react'
import { formMessages, type FormMessages } from '../messages/Form.ts'
import { useMessages } from '../messages/useMessages.ts'
import { compareFields, constraintMessage, fieldName, isFormControl } from './constraints.ts'
import { FormErrorsContext, type FieldErrors } from './useFieldErrors.ts'

/** What a `Form` takes, and every attribute of its `<form>`. */
export interface FormProps extends ComponentPropsWithRef<'form'> {
  /**
   * The server's messages, by field name; those of a field disappear when it changes. Keep the object the same
   * between renders.
   */
  validationErrors?: FieldErrors
  messages?: Partial<FormMessages>
}

const noErrors: FieldErrors = {}

const firstInvalid = (form: HTMLFormElement) =>
  [...form.elements].find((control) => isFormControl(control) && !control.validity.valid)

/** The first field of a form that is marked invalid, or its list of errors. */
const firstWrong = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[data-form-errors], [aria-invalid="true"]')

/**
 * A `<form>` whose fields show their errors: those of the server, and, once scripts run, those that the browser found
 * on submit, in our words instead of the browser's. Fields of this library take part by their `name`. Focus moves to
 * the first invalid field, or to `FormErrors` if the form has one. Without scripts the server's messages are in the
 * HTML, and the browser shows its own. Keyboard: Enter in a field submits it.
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints
 */
export const Form = ({ validationErrors = noErrors, messages, children, ref, ...props }: FormProps) => {
  const words = useMessages(formMessages, messages)
  const [shown, setShown] = useState({ of: validationErrors, errors: validationErrors })
  if (shown.of !== validationErrors) setShown({ of: validationErrors, errors: validationErrors })
  const form = useRef<HTMLFormElement>(null)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current)

  const change = (name: string, next: readonly string[]) =>
    setShown((before) => {
      const { [name]: _, ...others } = before.errors
      return { of: before.of, errors: next.length > 0 ? { ...others, [name]: next } : others }
    })

  useEffect(() => {
    const wrong = form.current && Object.keys(validationErrors).length > 0 ? firstWrong(form.current) : null
    // A list of errors takes focus itself.
    if (wrong && !wrong.matches('[data-form-errors]')) wrong.focus()
  }, [validationErrors])

  const refuse = (event: SyntheticEvent<HTMLFormElement>) => {
    props.onInvalid?.(event)
    const { target: control } = event
    if (event.defaultPrevented || !isFormControl(control) || !fieldName(control)) return
    event.preventDefault()
    change(fieldName(control), [constraintMessage(control, words)])
    // Each invalid field fires an event of its own.
    if (control === firstInvalid(event.currentTarget)) control.focus()
  }
  const mend = (event: SyntheticEvent<HTMLFormElement>) => {
    const { target: control } = event
    compareFields(event.currentTarget, words)
    if (isFormControl(control) && Object.hasOwn(shown.errors, fieldName(control))) change(fieldName(control), [])
  }
  return (
    <FormErrorsContext value={shown.errors}>
      <form
        {...props}
        ref={form}
        onInvalidCapture={refuse}
        onInput={(event) => {
          props.onInput?.(event)
          mend(event)
        }}
        onReset={(event) => {
          props.onReset?.(event)
          setShown({ of: validationErrors, errors: noErrors })
        }}
      >
        {children}
      </form>
    </FormErrorsContext>
  )
}
