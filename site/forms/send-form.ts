import type { FormResponse, FormFailure } from './submitted-form.ts'

/** Mail and slow networks take time; the form keeps what is typed meanwhile. */
const longestMs = 30_000

const unreachable: FormFailure = { kind: 'refused', status: 0, message: '', errors: {} }
/** The form cannot be sent, or the response cannot be read. */
export const broken: FormFailure = { ...unreachable, status: 502 }

const isResponse = (value: unknown): value is FormResponse =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'done' || value.kind === 'refused')

/** Errors of the server itself, such as 403 for another site, have the shape of the API's refusals, or are pages. */
async function responseOf(response: Response): Promise<FormResponse> {
  const value: unknown = await response.json().catch(() => undefined)
  return isResponse(value) ? value : { ...broken, status: response.ok ? 502 : response.status }
}

/**
 * Sends the same post as the form does without JavaScript. Never rejects.
 * @param address of the form's page
 * @param key the same for each try with the same fields, for calls with an `Idempotency-Key`
 */
export async function sendForm(address: string, fields: URLSearchParams, key?: string): Promise<FormResponse> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
      body: fields,
      signal: AbortSignal.timeout(longestMs),
    })
    return await responseOf(response)
  } catch {
    return unreachable
  }
}
