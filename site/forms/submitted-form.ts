/** The field with the `Idempotency-Key` of a form that is posted without JavaScript. */
export const tryKeyField = 'idempotency_key'

/** Values of a form by the names of its fields, as they were typed; a ticked box is `true`. */
export type FormValues = Readonly<Record<string, string>>

/** Why a form was not accepted. `status` 0: no response arrived. `message` is empty if the errors say everything. */
export type FormFailure = {
  kind: 'refused'
  status: number
  message: string
  errors: Readonly<Record<string, readonly string[]>>
  /** Seconds to wait before another try. */
  wait?: number
}

/**
 * The response that a script receives. `next`: the path to go to; `null`: stay. `response`: the body of the call's
 * response.
 */
export type FormResponse = { kind: 'done'; next: string | null; response?: unknown } | FormFailure

/**
 * The result of a form that was posted without JavaScript, for the page that shows it again. `kept`: it was not sent,
 * because the session had expired, and the visitor has signed in since.
 */
export type SubmittedForm = {
  /** The id of its definition. */
  form: string
  /** What was typed, without passwords and consents. */
  values: FormValues
  outcome: FormFailure | { kind: 'done' } | { kind: 'kept' }
}
