type Details = {
  /** The original error, for the server's log; visitors never see it. */
  cause?: unknown
  /** The id that finds the cause in the server's log. */
  requestId?: string | undefined
  /** No response arrived: a failure of the network rather than of the provider. */
  isUnreachable?: boolean
  /** Seconds after which the call may be repeated. */
  retryAfter?: number | undefined
}

/**
 * The error of a failed call, in the browser and on the server: a status, the provider's message, and validation errors
 * by field.
 */
export class PortalError extends Error {
  override readonly name = 'PortalError'
  readonly status: number
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly requestId: string | undefined
  readonly isUnreachable: boolean
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message = '',
    fields: PortalError['fields'] = {},
    { cause, requestId, isUnreachable = false, retryAfter }: Details = {},
  ) {
    super(message, cause === undefined ? undefined : { cause })
    this.status = status
    this.fields = fields
    this.requestId = requestId
    this.isUnreachable = isUnreachable
    this.retryAfter = retryAfter
  }
}

/** Anything but a `PortalError` is a bug: 500. */
export const statusOf = (error: unknown): number => (error instanceof PortalError ? error.status : 500)

/** The provider's messages about the fields of a refused call, in the language of the page. */
export const reasonsOf = (error: unknown): readonly string[] =>
  error instanceof PortalError ? Object.values(error.fields).flat() : []

/** Whether the requested object does not exist, or no longer. */
export const isMissing = (error: unknown): error is PortalError => [404, 410].includes(statusOf(error))
