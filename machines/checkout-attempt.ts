/** One try to buy: what makes a click that is repeated, retried or reloaded the same order. */

/** By field, in the provider's names; several messages a field. */
export type FieldErrors = { readonly [field: string]: readonly string[] }
/** Everything typed, in the provider's names; `agreement`: the box is ticked, which it never is beforehand. */
export type CheckoutDraft = { readonly agreement: boolean; readonly [field: string]: unknown }

export type CheckoutAttempt =
  /** Sent or about to be: repeated with this key, and as it was typed, until an answer comes. */
  | { readonly step: 'submitting'; readonly key: string; readonly draft: CheckoutDraft }
  /** The order is there, its payment not decided; what was typed is no longer kept. */
  | { readonly step: 'ordered'; readonly orderId: string }

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isDraft = (value: unknown): value is CheckoutDraft =>
  typeof value === 'object' && value !== null && 'agreement' in value && value.agreement === true

function parseAttempt(found: unknown): CheckoutAttempt | null {
  if (typeof found !== 'object' || found === null) return null
  if ('orderId' in found) return isFilled(found.orderId) ? { step: 'ordered', orderId: found.orderId } : null
  if (!('key' in found && 'draft' in found)) return null
  return isFilled(found.key) && isDraft(found.draft) ? { step: 'submitting', key: found.key, draft: found.draft } : null
}

/** Reads whatever lies where an attempt should be; `null`: none, or none that can be understood. */
export function readAttempt(text: string | null): CheckoutAttempt | null {
  try {
    return parseAttempt(JSON.parse(text ?? 'null'))
  } catch {
    return null // only the parser can tell whether text is JSON
  }
}

export const writeAttempt = (attempt: CheckoutAttempt) => JSON.stringify(attempt)
