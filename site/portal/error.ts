import { isHTTPError, isTimeoutError } from 'ky'

/** What a failed call becomes, on both sides: a status, the provider's own sentence, and messages by field. */
export class PortalError extends Error {
  override readonly name = 'PortalError'
  readonly status: number
  readonly fields: Readonly<Record<string, readonly string[]>>

  constructor(status: number, message = '', fields: PortalError['fields'] = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

type Refusal = { message?: unknown; errors?: unknown }

/** Never lets the provider's address or a stack through. */
export function toPortalError(error: unknown): PortalError {
  if (error instanceof PortalError) return error
  if (isTimeoutError(error)) return new PortalError(504)
  if (!isHTTPError(error)) return new PortalError(503)
  const refusal = (error.data ?? {}) as Refusal
  return new PortalError(
    error.response.status,
    typeof refusal.message === 'string' ? refusal.message : '',
    (refusal.errors ?? {}) as PortalError['fields'],
  )
}
