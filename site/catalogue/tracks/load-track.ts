import type { PageHead } from '../objects/page-head.ts'
import { trackQuery } from './track-queries.ts'
import { orUnavailable } from '../../portal/failures.ts'
import type { RouterContext } from '../../portal/router-context.ts'
import { byNumber, headOf } from '../objects/load-object.ts'

/** A ready-made track. @throws where there is none */
export async function loadTrack(context: RouterContext, id: string): Promise<PageHead> {
  const { track } = await orUnavailable(byNumber(context, id, (number) => trackQuery(context.portal, number)))
  return headOf(track, context)
}
