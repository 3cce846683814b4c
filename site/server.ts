import './messages/all-catalogues.ts'
import { configuration } from './server/configuration.ts'
import { createFetch } from './server/server-fetch.ts'
import { logConsoleErrors } from './server/http/log.ts'
import { pages } from './server/pages.ts'
import { routes } from './server/server-routes.ts'
import { tooLongPage } from './server/http/too-long-page.ts'

logConsoleErrors()

export default { fetch: createFetch({ routes, pages, settings: configuration }), tooLongPage: tooLongPage() }
