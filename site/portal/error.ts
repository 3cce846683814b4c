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

export const statusOf = (error: unknown): number => (error instanceof PortalError ? error.status : 500)
