import { notFound } from '@tanstack/react-router'
import { PortalError, statusOf } from './error.ts'

/** For home, places, tracks, tours and excursions: each failure of the provider is a 503 (specification, section 8); a bug stays a bug. */
export async function orUnavailable<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw error instanceof PortalError ? new PortalError(503, '', {}, { cause: error, requestId: error.requestId }) : error
  }
}

/** For one object: an unknown one renders the 404 page. */
export async function orMissing<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw statusOf(error) === 404 ? notFound() : error
  }
}
