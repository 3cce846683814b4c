import './messages/all.ts'
import { configuration } from './server/configuration.ts'
import { createFetch } from './server/fetch.ts'
import { logConsoleErrors } from './server/log.ts'
import { pages } from './server/pages.ts'
import { routes } from './server/routes.ts'

logConsoleErrors()

export default { fetch: createFetch({ routes, pages, settings: configuration }) }
