import { isCancelledError } from '@tanstack/react-query'
import { PortalError } from './error.ts'

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
