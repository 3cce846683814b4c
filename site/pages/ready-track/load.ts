import type { PageHead } from '../../addresses/head.ts'
import { trackQuery } from '../../portal/catalogue-queries.ts'
import { orUnavailable } from '../../portal/failures.ts'
import type { RouterContext } from '../../router-context.ts'
import { byNumber, headOf } from '../articles/load.ts'

/** A ready-made track. @throws where there is none */
export async function loadTrack(context: RouterContext, id: string): Promise<PageHead> {
  const { track } = await orUnavailable(byNumber(context, id, (number) => trackQuery(context.portal, number)))
  return headOf(track, context)
}
