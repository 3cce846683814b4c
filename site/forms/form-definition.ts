import type { Address, Schema } from '@tropa/contract'
import type { PageAddress } from '../addresses/page-address.ts'
import type { MessageId } from '../messages/intl.tsx'
import type { FormFailure, FormValues } from './submitted-form.ts'

type Named = {
  /** The name in the contract. */
  name: string
  label: MessageId
  hint?: MessageId
  isOptional?: true
  /** The field is shown and sent only while another one has this value. */
  when?: { field: string; is: string }
}

/** Lengths in UTF-16 code units, from the contract. */
type Bounds = { min: number; max: number }

export type Option = { value: string; label: string }

/** Where options come with the page (`PostedForm`), they are suggested. */
export type TextDefinition = Named & {
  kind: 'text'
  type?: 'text' | 'email' | 'tel'
  /** @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill */
  autoComplete: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  bounds: Bounds
  /** The height of a text of several lines, in lines; it has no icon. */
  lines?: number
  /** The `d` of an icon. */
  icon?: string
}

export type PasswordDefinition = Named & {
  kind: 'password'
  autoComplete: 'current-password' | 'new-password'
  bounds: Bounds
  /** The password again: an empty one is sent too, so that the contract compares them. */
  isRepeat?: true
}

/** A calendar date, typed as DD.MM.YYYY and sent as YYYY-MM-DD. */
export type DateDefinition = Named & { kind: 'date' }

/** `options` of a `select` may come with the page: `PostedForm` takes them by the name of the field. */
export type ChoiceDefinition = Named & {
  kind: 'radio' | 'select'
  options?: readonly { value: string; label: MessageId }[]
  autoComplete?: string
}

/** A `consent` is never ticked beforehand, not even from a draft, and must be ticked unless it is optional. */
export type BoxDefinition = Named & { kind: 'box' | 'consent' }

/** A value of the page, such as the token of a mailed link or the id of an object. */
export type HiddenDefinition = { kind: 'hidden'; name: string }

/**
 * What a guest's browser holds, such as a track: JSON whose entries become entries of the body. Where a form brings
 * none, the server reads it from the account by `call`; `read` takes it out of the answer. No draft keeps it.
 */
export type HeldDefinition = { kind: 'held'; name: string; call: Address; read: (answer: unknown) => object }

export type FieldDefinition =
  | TextDefinition
  | PasswordDefinition
  | DateDefinition
  | ChoiceDefinition
  | BoxDefinition
  | HiddenDefinition
  | HeldDefinition

/** A field that stands on the page. */
export type ShownDefinition = Exclude<FieldDefinition, HiddenDefinition | HeldDefinition>

export const isShown = (field: FieldDefinition): field is ShownDefinition =>
  field.kind !== 'hidden' && field.kind !== 'held'

/**
 * A form as data. It is posted to its own page, with JavaScript and without; the portal's server makes the call of the
 * contract, and renders the page again with what was typed if the call is refused.
 */
export type FormDefinition = {
  /** Names the form on its page and its draft. */
  id: string
  /** The path of its page, without a query. */
  path: PageAddress
  /** The call of the contract. Fields that its path names are not part of the body. */
  call: Address
  /** The schema of the call's body, which a browser loads when the form is sent; none: the call has no body. */
  schema?: () => Promise<Schema>
  fields: readonly FieldDefinition[]
  /** The fields as they were sent, where they depend on what the page shows. */
  expand?: (names: readonly string[]) => readonly FieldDefinition[]
  /** The body of the call, where it is not flat. */
  toBody?: (values: FormValues) => Record<string, unknown>
  /** The names of the form's fields for those that the call's errors have. */
  toErrors?: (errors: FormFailure['errors'], values: FormValues) => FormFailure['errors']
  submit: MessageId
  /**
   * Where success leads, maybe by the body of the call's response: `return` to `return_to` of the address; `stay` on
   * the page, which loads its data again and shows `notices.done`; otherwise to a page of the portal, which shows it.
   * Anywhere but `stay` is a new page load, because the visitor may be another one then.
   */
  leadsTo: PageAddress | 'return' | 'stay' | ((answer: unknown) => string)
  /** The session of the browser ends even if the provider cannot be reached. */
  alwaysEndsSession?: true
  /**
   * Whoever was signed in signs in again, although guests may make the call: what it makes belongs to the account.
   */
  signsInAgain?: true
  /**
   * Mail programs may send the form too, from anywhere: the token in the address is the secret.
   * @see RFC 8058, 3.1
   */
  isOneClick?: true
  /** What to say where the server cannot be reached, if not that what was typed is still there. */
  unsent?: MessageId
  /** Notices at the bottom right; `failed`: the server could not make the call. */
  notices?: { done: MessageId; failed?: MessageId }
}
