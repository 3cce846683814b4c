import { StartClient } from '@tanstack/react-start/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { addOwnCatalogue } from './messages/own.ts'
import { isExpected } from './pages/failed/failure.ts'

await addOwnCatalogue(document.documentElement.lang)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
    // A failed call has its own page and is no surprise; anything else is.
    { onCaughtError: (error) => isExpected(error) || console.error(error) },
  )
})
