import { notFound } from '@tanstack/react-router'
import type { PageHead } from '../objects/page-head.ts'
import { atOnce } from '../../portal/at-once.ts'
import { orMissing } from '../../portal/failures.ts'
import { pageQuery } from './page-queries.ts'
import type { RouterContext } from '../../portal/router-context.ts'
import { headOf } from '../objects/load-object.ts'

/** The number or slug of a page in an address. For anything else the provider is not called. */
const pageKey = /^[a-z0-9-]{1,80}$/

/** An information page by its number or word. @throws where there is none */
export async function loadInfo(context: RouterContext, key: string): Promise<PageHead> {
  if (!pageKey.test(key)) throw notFound()
  const { page } = await orMissing(context.queryClient.ensureQueryData(atOnce(pageQuery(context.portal, key))))
  return headOf(page, context)
}
