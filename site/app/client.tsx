import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { addOwnCatalogue } from '../messages/own-catalogue.ts'
import { noteLoadedFiles } from '../offline-pages/loaded-files.ts'
import { isExpected } from './failure/failure.ts'
import { portalErrors } from '../portal/serialized-error.ts'
import { getRouter } from './router.tsx'

noteLoadedFiles()
await addOwnCatalogue(document.documentElement.lang)

const router = getRouter()
// StartClient sets these options too; the type of the constructor lacks them.
const fromServer = { serializationAdapters: [portalErrors] }
router.update({ ...router.options, ...fromServer })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* `StartClient` would add 9 KiB for server functions, which the portal does not use. */}
      <RouterClient router={router} />
    </StrictMode>,
    // A failed call has an error page of its own; only unexpected errors are reported.
    { onCaughtError: (error) => isExpected(error) || console.error(error) },
  )
})
