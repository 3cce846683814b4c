import { notFound, redirect } from '@tanstack/react-router'
import { isErrorCode } from '@tropa/library/messages/ErrorScreen.ts'
import { loginAddress } from '../addresses/return-address.ts'
import { isMissing, PortalError, statusOf } from './error.ts'

/**
 * For home, places, tracks, tours and excursions, where each failure of the provider is a 503 (specification, section
 * 8). Bugs stay bugs.
 */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    const { requestId, isUnreachable } = error
    throw new PortalError(503, '', {}, { cause: error, requestId, isUnreachable })
  }
}

/** For one object: an unknown one renders the 404 page. */
export async function orMissing<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw isMissing(error) ? notFound() : error
  }
}

/**
 * For what may belong to an account: if its owner is not signed in on this device, redirects to sign in and back.
 * @param address of the page, to return to
 */
export async function orSignIn<T>(call: Promise<T>, address: string, origin: string): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (statusOf(error) !== 401) throw error
    throw redirect({ href: loginAddress(address, origin), statusCode: 302 })
  }
}

/** The status of a page that failed to load: a status with its own error page, else 503. */
export function pageStatusOf(error: unknown): number {
  const status = statusOf(error)
  return isErrorCode(status) ? status : 503
}
