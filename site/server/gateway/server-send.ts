import { Failure, type Send } from '@tropa/contract'
import * as v from 'valibot'
import { PortalError } from '../../portal/error.ts'
import type { ProviderResponse } from './checked-response.ts'
import type { CallOptions, Gateway } from './gateway.ts'
import type { Principal } from '../http/principal.ts'

function resultOf({ status, body }: ProviderResponse, requestId: string): unknown {
  if (status < 300) return body === '' ? undefined : JSON.parse(body)
  const { message, errors = {} } = v.parse(Failure, JSON.parse(body))
  throw new PortalError(status, message, errors, { requestId })
}

/** The error page shows the request id, by which the log finds the causes. */
const identified = (error: unknown, requestId: string): unknown =>
  error instanceof PortalError && error.requestId === undefined
    ? new PortalError(error.status, error.message, error.fields, { requestId, cause: error.cause })
    : error

/** The portal's client on the server: calls the gateway directly, on behalf of the current request. */
export const serverSend =
  (gateway: Pick<Gateway, 'call'>, principal: Principal, options: CallOptions): Send =>
  async ({ signal = options.signal, ...outgoing }) => {
    try {
      return resultOf(await gateway.call(outgoing, principal, { ...options, signal }), options.requestId)
    } catch (error) {
      throw identified(error, options.requestId)
    }
  }
