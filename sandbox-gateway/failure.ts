import { randomUUID } from 'node:crypto'

export const failureCodes = [
  'invalid_request',
  'invalid_credentials',
  'forbidden',
  'not_found',
  'too_many_requests',
  'internal_server_error',
] as const
export type FailureCode = (typeof failureCodes)[number]
const statuses = {
  invalid_request: 400,
  invalid_credentials: 401,
  forbidden: 403,
  not_found: 404,
  too_many_requests: 429,
  internal_server_error: 500,
} as const satisfies Record<FailureCode, number>

/** A refusal in the form of the protocol. `parameter`: the field that is wrong. */
export class Failure extends Error {
  override name = 'Failure'
  readonly code: FailureCode
  readonly parameter: string | undefined

  constructor(code: FailureCode, description: string, parameter?: string) {
    super(description)
    this.code = code
    this.parameter = parameter
  }

  get status(): (typeof statuses)[FailureCode] {
    return statuses[this.code]
  }

  get body() {
    const { code, message: description, parameter } = this
    return { type: 'error', id: randomUUID(), code, description, ...(parameter && { parameter }) }
  }
}
