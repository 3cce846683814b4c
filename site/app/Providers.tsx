import { LanguageProvider } from '@tropa/library/messages/language.tsx'
import type { ReactNode } from 'react'
import { FavoritesProvider } from '../favorites/FavoritesProvider.tsx'
import { WordsProvider } from '../messages/intl.tsx'
import { TrackProvider } from '../planner/active-track.tsx'
import { useEarlyPresses } from '../planner/useEarlyPresses.ts'
import { ConnectivityProvider } from '../visitor/connectivity.tsx'
import { NoticesProvider } from '../visitor/Notices.tsx'
import { SessionProvider, useSession } from '../visitor/SessionProvider.tsx'

/** What the document itself depends on; renders no elements. */
export function VisitorProviders({ children }: { children: ReactNode }) {
  return (
    <NoticesProvider>
      <SessionProvider>{children}</SessionProvider>
    </NoticesProvider>
  )
}

function EarlyPresses() {
  useEarlyPresses()
  return null
}

/** What surrounds every page; renders forms too, so it belongs into the body. */
export function PageProviders({ children }: { children: ReactNode }) {
  const { language } = useSession()
  return (
    <LanguageProvider language={language}>
      <WordsProvider language={language}>
        <ConnectivityProvider>
          <TrackProvider>
            <EarlyPresses />
            <FavoritesProvider>{children}</FavoritesProvider>
          </TrackProvider>
        </ConnectivityProvider>
      </WordsProvider>
    </LanguageProvider>
  )
}
