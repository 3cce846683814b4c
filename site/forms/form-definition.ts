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

/** If options come with the page (`PostedForm`), they are suggestions. */
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
  /** Repeats the password. It is sent even if empty, so that the contract compares the two. */
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
 * Data that a guest's browser holds, such as a track: JSON whose entries become entries of the body. If the form does
 * not send it, the server reads it from the account by `call`, and `read` extracts it from the response. Drafts do
 * not store it.
 */
export type HeldDefinition = { kind: 'held'; name: string; call: Address; read: (response: unknown) => object }

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
  /** The fields of a sent form, if they depend on what the page shows. */
  expand?: (names: readonly string[]) => readonly FieldDefinition[]
  /** The body of the call, if it is not flat. */
  toBody?: (values: FormValues) => Record<string, unknown>
  /** Renames the fields of the call's errors to those of the form. */
  toErrors?: (errors: FormFailure['errors'], values: FormValues) => FormFailure['errors']
  submit: MessageId
  /**
   * Where to go after success, which may depend on the body of the response: `return` to `return_to` of the address;
   * `stay` on the page, which loads its data again and shows `notices.done`; otherwise to a page of the portal. All
   * but `stay` load a new page, because the visitor may have changed.
   */
  leadsTo: PageAddress | 'return' | 'stay' | ((response: unknown) => string)
  /** The session of the browser ends even if the provider cannot be reached. */
  alwaysEndsSession?: true
  /**
   * A visitor whose session has ended must sign in again, although guests may make the call, because the result
   * belongs to the account.
   */
  signsInAgain?: true
  /**
   * Mail programs may send the form too, from any origin: the token in the address is the secret.
   * @see RFC 8058, 3.1
   */
  isOneClick?: true
  /** The message if the server cannot be reached; by default that the typed values are still there. */
  unsent?: MessageId
  /**
   * Notices at the bottom right; `failed`: the server could not make the call; `offline`: in its place without a
   * network.
   */
  notices?: { done: MessageId; failed?: MessageId; offline?: MessageId }
}
