import type { PagePath } from '../../addresses/page-address.ts'
import type { PageHead } from '../../catalogue/objects/page-head.ts'
import type { MessageId } from '../../messages/intl.tsx'
import { titled } from '../../messages/titled.ts'
import type { RouterContext } from '../../portal/router-context.ts'

/** The head of a page that one visitor sees. */
export const personalHead = (
  { session: { language }, origin }: Pick<RouterContext, 'session' | 'origin'>,
  address: PagePath,
  titleId: MessageId,
): PageHead => ({ title: titled(language, titleId), address, language, origin, isPrivate: true })
