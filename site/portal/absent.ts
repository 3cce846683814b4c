import { isCancelledError } from '@tanstack/react-query'
import { PortalError } from './error.ts'

/**
 * For data that a page can do without.
 * @returns `undefined` where the call failed, or was cancelled: the component that reads it says so
 * @throws a bug of ours
 */
export async function orAbsent<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof PortalError || isCancelledError(error)) return undefined
    throw error
  }
}
