/** An attempt to buy: repeating, retrying or reloading it leads to the same order. */

/** Error messages by field, under the provider's names. */
export type FieldErrors = { readonly [field: string]: readonly string[] }
/** The form's values, under the provider's names. `agreement`: the box is ticked; it never is beforehand. */
export type CheckoutDraft = { readonly agreement: boolean; readonly [field: string]: unknown }

/** The newest first: the draft to send, then those sent with the same key that got no response. */
export type SentDrafts = readonly [CheckoutDraft, ...CheckoutDraft[]]
/** What a reload of the page must know about an order that may have been made. */
export type CheckoutAttempt =
  /** Sent, or about to be: repeated with this key and unchanged until a response arrives. */
  | { readonly step: 'submitting'; readonly key: string; readonly drafts: SentDrafts }
  /** The buyer went back to the form before a response arrived. The order may still be made, so the key stays. */
  | { readonly step: 'left'; readonly key: string; readonly drafts: SentDrafts }
  /** The order exists and its payment is pending; the draft is no longer kept. */
  | { readonly step: 'ordered'; readonly orderId: string }

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isDraft = (value: unknown): value is CheckoutDraft =>
  typeof value === 'object' && value !== null && 'agreement' in value && value.agreement === true
const isSentDrafts = (value: unknown): value is SentDrafts =>
  Array.isArray(value) && value.length > 0 && value.every(isDraft)

const isSame = (one: CheckoutDraft) => (other: CheckoutDraft) => JSON.stringify(one) === JSON.stringify(other)

/** The attempt to submit `draft`: with the key of an attempt that was left, else with the new one. */
export function beginAttempt(left: CheckoutAttempt | null, draft: CheckoutDraft, newKey: string): CheckoutAttempt {
  if (left?.step !== 'left') return { step: 'submitting', key: newKey, drafts: [draft] }
  const isDraft = isSame(draft)
  return { step: 'submitting', key: left.key, drafts: [draft, ...left.drafts.filter((sent) => !isDraft(sent))] }
}

function parseAttempt(found: unknown): CheckoutAttempt | null {
  if (typeof found !== 'object' || found === null) return null
  if ('orderId' in found) return isFilled(found.orderId) ? { step: 'ordered', orderId: found.orderId } : null
  if (!('key' in found && 'drafts' in found && 'step' in found) || !isFilled(found.key) || !isSentDrafts(found.drafts))
    return null
  return { step: found.step === 'left' ? 'left' : 'submitting', key: found.key, drafts: found.drafts }
}

/** Reads a stored attempt; `null` if it is absent or invalid. */
export function readAttempt(text: string | null): CheckoutAttempt | null {
  try {
    return parseAttempt(JSON.parse(text ?? 'null'))
  } catch {
    return null // only the parser can tell whether text is JSON
  }
}

/** The text to store, which `readAttempt` reads. */
export const writeAttempt = (attempt: CheckoutAttempt) => JSON.stringify(attempt)
