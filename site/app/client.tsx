import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { addOwnCatalogue } from '../messages/own-catalogue.ts'
import { isExpected } from './failure/failure.ts'
import { portalErrors } from '../portal/serialized-error.ts'
import { getRouter } from './router.tsx'

await addOwnCatalogue(document.documentElement.lang)

const router = getRouter()
// As Start's own client does: the constructor's type leaves these options out.
const fromServer = { serializationAdapters: [portalErrors] }
router.update({ ...router.options, ...fromServer })

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      {/* `StartClient` would bring 9 KiB that call functions of the server; the portal has none. */}
      <RouterClient router={router} />
    </StrictMode>,
    // A failed call has its own page and is no surprise; anything else is.
    { onCaughtError: (error) => isExpected(error) || console.error(error) },
  )
})
