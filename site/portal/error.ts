type Details = {
  /** What really happened: for the log of the server, never for a visitor. */
  cause?: unknown
  /** Under which the log of the server has the cause. */
  requestId?: string | undefined
  /** No response came at all: it is the network's failure rather than the provider's. */
  isUnreachable?: boolean
}

/** What a failed call becomes, on both sides: a status, the provider's own sentence, and messages by field. */
export class PortalError extends Error {
  override readonly name = 'PortalError'
  readonly status: number
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly requestId: string | undefined
  readonly isUnreachable: boolean

  constructor(
    status: number,
    message = '',
    fields: PortalError['fields'] = {},
    { cause, requestId, isUnreachable = false }: Details = {},
  ) {
    super(message, cause === undefined ? undefined : { cause })
    this.status = status
    this.fields = fields
    this.requestId = requestId
    this.isUnreachable = isUnreachable
  }
}

/** A bug of ours is a 500. */
export const statusOf = (error: unknown): number => (error instanceof PortalError ? error.status : 500)
