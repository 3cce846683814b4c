import { isCancelledError } from '@tanstack/react-query'
import { PortalError, statusOf } from './error.ts'

/**
 * For optional data of a page.
 * @returns `undefined` if the call failed or was cancelled: the component that reads it shows the error
 * @throws bugs
 */
export async function orAbsent<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof PortalError || isCancelledError(error)) return undefined
    throw error
  }
}

/**
 * The same for data of the visitor's account, but a 401 is rethrown, because the end of a session must not be hidden.
 * @throws bugs, and any 401
 */
export async function orSignedOut<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (statusOf(error) === 401) throw error
    return orAbsent(Promise.reject<T>(error))
  }
}
