import type { QueryClient } from '@tanstack/react-query'
import type { SubmittedForm } from '../forms/submitted-form.ts'
import type { Portal } from './portal.ts'
import type { ServerFacts } from './server-facts.ts'
import type { Preloads } from './surroundings.ts'
import type { Session } from '../visitor/session.ts'

/**
 * The context of loaders and pages. It is separate from the router, which imports every route, so that routes can
 * import it.
 */
export type RouterContext = {
  session: Session
  portal: Portal
  queryClient: QueryClient
  isLanguageUnknown: boolean
  /** The public scheme and host of the portal, for canonical addresses. */
  origin: string
  preloads: Preloads
  /** Of the build that rendered the page. */
  version: string
  /** The id of the page's request in the server's log. */
  requestId: string
  facts: ServerFacts
  /** The form whose result the first page shows. */
  submitted: SubmittedForm | null
}
