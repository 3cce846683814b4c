import { BodyTooLarge, isNotText, readText } from '@tropa/http/body'
import { PortalError } from '../../portal/error.ts'

const deadlineMs = 10_000

function refusalOf(cause: unknown): unknown {
  if (cause instanceof BodyTooLarge) return new PortalError(413, '', {}, { cause })
  return isNotText(cause) ? new PortalError(400, '', {}, { cause }) : cause
}

/**
 * Reads the body of a request as text.
 * @param type the media type, without parameters
 * @throws {PortalError} 415 for another type, 413 past `mostBytes`, 408 for a slow body, 400 for bytes that are not
 * text
 */
export async function requestText(
  request: Request,
  type: string,
  mostBytes: number,
  patienceMs = deadlineMs,
): Promise<string> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== type) throw new PortalError(415)
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new PortalError(413)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new PortalError(408)), patienceMs)
  try {
    return await readText(request, mostBytes, late.signal)
  } catch (error) {
    throw refusalOf(error)
  } finally {
    clearTimeout(timer)
  }
}
