import { StartClient } from '@tanstack/react-start/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PortalError } from './portal/error.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
    // A failed call has its own page and is no surprise; anything else is.
    { onCaughtError: (error) => error instanceof PortalError || console.error(error) },
  )
})
