import { isNotFound } from '@tanstack/react-router'
import type { PageHead } from '../../addresses/head.ts'
import { trackQuery } from '../../portal/catalogue-queries.ts'
import { PortalError } from '../../portal/error.ts'
import type { RouterContext } from '../../router.tsx'
import { byNumber, headOf } from '../articles/load.ts'

/** A ready-made track. @throws where there is none; any other failure is an unavailable page (specification, section 8) */
export async function loadTrack(context: RouterContext, id: string): Promise<PageHead> {
  try {
    const { track } = await byNumber(context, id, (number) => trackQuery(context.portal, number))
    return headOf(track, context)
  } catch (error) {
    throw isNotFound(error) ? error : new PortalError(503)
  }
}
