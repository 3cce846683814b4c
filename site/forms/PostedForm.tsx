import '../messages/account-words.ts'
import { useRouter } from '@tanstack/react-router'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Form } from '@tropa/library/Form/Form.tsx'
import { FormErrors } from '@tropa/library/FormErrors/dressed.ts'
import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { useEffect, useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useWords } from '../messages/intl.tsx'
import { newKey } from './new-key.ts'
import { useNotify } from '../visitor/Notices.tsx'
import { failureErrors } from './failure-errors.ts'
import { type FieldDefinition, type FormDefinition, isShown, type Option } from './form-definition.ts'
import { FormFieldView } from './FormFieldView.tsx'
import * as styles from './form.css.ts'
import { tryKeyField, type FormFailure, type FormValues, type SubmittedForm } from './submitted-form.ts'
import { useDraft } from './useDraft.ts'
import { useSubmitted } from './useSubmitted.ts'
import { useFormPost, type PostedFormHandlers } from './useFormPost.ts'

export type PostedFormProps = PostedFormHandlers & {
  form: FormDefinition
  /** Values from the page, such as those of the object that is edited or the token of a mailed link. */
  values?: FormValues
  /** Labels and hints that replace those of the definition, by field name, for example with links. */
  labels?: Readonly<Record<string, ReactNode>>
  hints?: Readonly<Record<string, ReactNode>>
  /** Options that come with the page, by field name. */
  options?: Readonly<Record<string, readonly Option[]>>
  /** The accessible name of the form. */
  label: string
  /** Replaces the label of the definition. */
  submitLabel?: string
  variant?: 'primary' | 'secondary' | 'danger'
  /** Places fields side by side if there is room, instead of in one column. */
  isGrid?: boolean
  /** Shown between the fields and the button. */
  children?: ReactNode
}

const noValues: FormValues = {}

const failureOf = (submitted: SubmittedForm | null): FormFailure | null =>
  submitted?.outcome.kind === 'refused' ? submitted.outcome : null

/** Whether the provider gives a reason for refusing a form in which no visible field is wrong. */
const isExplained = (failure: FormFailure | null, shown: readonly FieldDefinition[]) =>
  failure !== null &&
  failure.status >= 400 &&
  failure.status < 500 &&
  failure.status !== 429 &&
  failure.message !== '' &&
  !shown.some(({ name }) => Object.hasOwn(failure.errors, name))

/** Shows a notice once for a form that was accepted before a redirect. */
function useAcceptedNotice({ notices }: FormDefinition, submitted: SubmittedForm | null) {
  const say = useWords()
  const notify = useNotify()
  const done = submitted?.outcome.kind === 'done' ? notices?.done : undefined
  useEffect(() => {
    if (done !== undefined) notify({ text: say(done), tone: 'done' })
  }, [done, notify, say])
}

/** How the field depends on a choice, and other fields on it. */
function placeOf({ fields }: FormDefinition, field: FieldDefinition) {
  const when = isShown(field) ? field.when : undefined
  const decider = fields.find(({ name }) => name === when?.field)
  const choices = decider && 'options' in decider ? (decider.options ?? []) : []
  const place = when && 1 + choices.findIndex(({ value }) => value === when.is)
  const isDeciding = fields.some((other) => isShown(other) && other.when?.field === field.name)
  return { place, isDeciding }
}

/** The key of a post without scripts, so that pressing twice sends the same key. Scripts send it in a header. */
function PlainTryKey() {
  const [key] = useState(() => (import.meta.env.SSR ? newKey() : ''))
  return (
    <noscript>
      <input type="hidden" name={tryKeyField} value={key} />
    </noscript>
  )
}

/** A form by its definition, which works with JavaScript and without. */
export function PostedForm(props: PostedFormProps) {
  const { form, values = noValues, labels = {}, hints = {}, options = {}, variant = 'primary', children } = props
  const say = useWords()
  const isHydrated = useIsHydrated()
  const element = useRef<HTMLFormElement>(null)
  const submitted = useSubmitted(form)
  const initial = useMemo(() => ({ ...values, ...submitted?.values }), [values, submitted])
  const draft = useDraft(form, element, { initial, isSubmitted: submitted !== null })
  const { failure, attempt, isPending, post } = useFormPost(form, failureOf(submitted), props)
  useAcceptedNotice(form, submitted)
  const { latestLocation } = useRouter()
  const idOf = (name: string) => `${form.id}-${name}`
  const fields = form.fields.filter(isShown)
  const errors = useMemo(() => failureErrors(failure, say, form.unsent), [failure, say, form])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isPending) void post(event.currentTarget)
  }
  return (
    <Form
      ref={element}
      id={form.id}
      className={styles.form}
      method="post"
      action={form.path + latestLocation.searchStr}
      aria-label={props.label}
      // The contract's rules report errors, in the summary and beside the fields.
      noValidate={isHydrated}
      validationErrors={errors}
      onSubmit={submit}
      onInput={draft.keep}
    >
      <input type="hidden" name="form" value={form.id} />
      {submitted?.outcome.kind === 'kept' && <Alert role="status" title={say('form.kept')} />}
      <PlainTryKey />
      <FormErrors
        attempt={attempt}
        fields={fields.map(({ name, label }) => ({ name, label: say(label), id: idOf(name) }))}
        {...(isExplained(failure, fields) && { messages: { title: () => say('form.notAccepted') } })}
      />
      <div className={props.isGrid ? styles.grid : styles.fields}>
        {form.fields.map((field) => (
          <FormFieldView
            key={field.name}
            {...{ field, isHydrated }}
            id={idOf(field.name)}
            value={initial[field.name]}
            label={isShown(field) ? (labels[field.name] ?? say(field.label)) : null}
            hint={
              isShown(field)
                ? (hints[field.name] ?? (field.hint && say(field.hint, 'bounds' in field ? field.bounds : {})))
                : null
            }
            options={options[field.name]}
            {...placeOf(form, field)}
          />
        ))}
      </div>
      {children}
      <div className={styles.actions}>
        <Button
          type="submit"
          variant={variant}
          size="lg"
          isPending={isPending}
          data-held={props.heldValues ? '' : undefined}
        >
          {props.submitLabel ?? say(form.submit)}
        </Button>
      </div>
    </Form>
  )
}
