import type { NetworkFailure } from '@tropa/library/messages/ErrorScreen.ts'
import { isMissingPart } from '../../visitor/missing-parts.ts'
import { PortalError } from '../../portal/error.ts'
import { pageStatusOf } from '../../portal/failures.ts'

/** No response arrived, for a call or for a script of the page. */
const isUnreachable = (error: unknown) => isMissingPart(error) || (error instanceof PortalError && error.isUnreachable)

/** Whether an error has a page of its own and need not be reported. */
export const isExpected = (error: unknown) => error instanceof PortalError || isMissingPart(error)

/** What the error page shows. Offline, any unexpected failure counts as a network failure. */
export function failureOf(error: unknown, isOnline: boolean): number | NetworkFailure {
  if (!isOnline && !(error instanceof PortalError)) return 'offline'
  if (isUnreachable(error)) return isOnline ? 'unreachable' : 'offline'
  return pageStatusOf(error)
}
