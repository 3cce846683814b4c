import {
  createRootRouteWithContext,
  HeadContent,
  notFound,
  Outlet,
  redirect,
  ScriptOnce,
  Scripts,
} from '@tanstack/react-router'
import { LanguageProvider } from '@tropa/library/messages/language.tsx'
import '@tropa/library/theme/page.ts'
import '../region/theme.css.ts'
import type { ReactNode } from 'react'
import earlyScript from 'virtual:early-script'
import { FavoritesProvider } from '../favorites/FavoritesProvider.tsx'
import { renderedFavoritesQuery } from '../favorites/rendered-favorites.ts'
import { TrackProvider } from '../planner/active-track.tsx'
import { ConnectivityProvider } from '../visitor/connectivity.tsx'
import { renderedTrackQuery } from '../planner/rendered-track.ts'
import { NoticesProvider } from '../visitor/Notices.tsx'
import { guardedAddress } from '../app/guards.ts'
import { Layout } from '../app/layouts/Layout.tsx'
import { WordsProvider } from '../messages/intl.tsx'
import { orAbsent, orSignedOut } from '../portal/absent.ts'
import { atOnce } from '../portal/at-once.ts'
import { footerMenuQuery, mainMenuQuery, subMenuQuery } from '../app/layouts/menu-queries.ts'
import { territoriesQuery } from '../portal/region-queries.ts'
import { SessionProvider, useSession } from '../visitor/SessionProvider.tsx'
import type { RouterContext } from '../portal/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { isLanguageUnknown, session, origin, submitted }, matches, location }) => {
    if (isLanguageUnknown) throw notFound()
    // A form that was refused shows what was typed, also after the session has ended.
    if (import.meta.env.SSR && submitted?.outcome.kind === 'refused') return
    const guard = matches.findLast(({ staticData }) => staticData.guard)?.staticData.guard
    const href = guardedAddress(guard, { auth: session.auth, origin, address: location.href })
    if (href !== undefined) throw redirect({ href, statusCode: 302 })
  },
  // A page does without menus, footer and territories.
  loader: ({ context: { queryClient, portal, session } }) =>
    Promise.all([
      orAbsent(queryClient.fetchQuery(atOnce(territoriesQuery(portal)))),
      orAbsent(queryClient.fetchQuery(atOnce(mainMenuQuery(portal)))),
      orAbsent(queryClient.fetchQuery(atOnce(subMenuQuery(portal)))),
      orAbsent(queryClient.fetchQuery(atOnce(footerMenuQuery(portal)))),
      import.meta.env.SSR && session.auth && orSignedOut(queryClient.fetchQuery(renderedFavoritesQuery(portal))),
      import.meta.env.SSR && session.auth && orSignedOut(queryClient.fetchQuery(renderedTrackQuery(portal))),
    ]).then(() => undefined),
  head: ({ match: { context } }) => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: [
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      ...context.preloads.modules.map((href) => ({ rel: 'modulepreload', href })),
      ...context.preloads.fonts.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
        href,
      })),
    ],
  }),
  shellComponent: Shell,
  component: Portal,
})

function Shell({ children }: { children: ReactNode }) {
  return (
    <NoticesProvider>
      <SessionProvider>
        <Page>{children}</Page>
      </SessionProvider>
    </NoticesProvider>
  )
}

function Page({ children }: { children: ReactNode }) {
  const { language, preferences } = useSession()
  const { theme, text, font, spacing, images, motion } = preferences.settings
  return (
    <html
      lang={language}
      data-theme={theme}
      data-text={text}
      data-font={font}
      data-spacing={spacing}
      data-images={images}
      data-motion={motion}
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {import.meta.env.SSR && <ScriptOnce>{earlyScript}</ScriptOnce>}
        <LanguageProvider language={language}>
          <WordsProvider language={language}>
            <ConnectivityProvider>
              <TrackProvider>
                <FavoritesProvider>{children}</FavoritesProvider>
              </TrackProvider>
            </ConnectivityProvider>
          </WordsProvider>
        </LanguageProvider>
        <Scripts />
      </body>
    </html>
  )
}

function Portal() {
  return (
    <Layout>
      <Outlet />
    </Layout>
  )
}
