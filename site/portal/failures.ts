import { isNotFound, notFound } from '@tanstack/react-router'
import { PortalError, statusOf } from './error.ts'

/** Of home, the places, tracks, tours and excursions: whatever the failure was, the page is unavailable (specification, section 8); one that is not there is not there. */
export async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw isNotFound(error) ? error : new PortalError(503)
  }
}

/** Of one object: what is not there is a page that is not there. */
export async function orMissing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw statusOf(error) === 404 ? notFound() : error
  }
}
