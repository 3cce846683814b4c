import type { NetworkFailure } from '@tropa/library/messages/ErrorScreen.ts'
import { isMissingPart } from '../version/chunks.ts'
import { PortalError } from '../../portal/error.ts'
import { pageStatusOf } from '../../portal/failures.ts'

/** No response came, of the provider's data or of a part of the page itself. */
const isUnreachable = (error: unknown) => isMissingPart(error) || (error instanceof PortalError && error.isUnreachable)

/** Has a page of its own: no surprise to report. */
export const isExpected = (error: unknown) => error instanceof PortalError || isMissingPart(error)

/** What the error page says. Without a network a failure that nobody expected is taken for the network's. */
export function failureOf(error: unknown, isOnline: boolean): number | NetworkFailure {
  if (!isOnline && !(error instanceof PortalError)) return 'offline'
  if (isUnreachable(error)) return isOnline ? 'unreachable' : 'offline'
  return pageStatusOf(error)
}
