import {
  createRootRouteWithContext,
  HeadContent,
  notFound,
  Outlet,
  redirect,
  ScriptOnce,
  Scripts,
} from '@tanstack/react-router'
import '@tropa/library/theme/page.ts'
import '../region/theme.css.ts'
import type { ReactNode } from 'react'
import earlyScript from 'virtual:early-script'
import { renderedFavoritesQuery } from '../favorites/rendered-favorites.ts'
import { renderedTrackQuery } from '../planner/rendered-track.ts'
import { guardedAddress } from '../app/guards.ts'
import { Layout } from '../app/layouts/Layout.tsx'
import { PageProviders, VisitorProviders } from '../app/Providers.tsx'
import { orAbsent, orSignedOut } from '../portal/absent.ts'
import { atOnce } from '../portal/at-once.ts'
import { footerMenuQuery, mainMenuQuery, subMenuQuery } from '../app/layouts/menu-queries.ts'
import { territoriesQuery } from '../portal/region-queries.ts'
import { documentAttributes } from '../visitor/document-attributes.ts'
import { useSession } from '../visitor/SessionProvider.tsx'
import type { RouterContext } from '../portal/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { isLanguageUnknown, session, origin, submitted }, matches, location }) => {
    if (isLanguageUnknown) throw notFound()
    // A refused form shows what was typed, even after the session has ended.
    if (import.meta.env.SSR && submitted?.outcome.kind === 'refused') return
    const guard = matches.findLast(({ staticData }) => staticData.guard)?.staticData.guard
    const href = guardedAddress(guard, { auth: session.auth, origin, address: location.href })
    if (href !== undefined) throw redirect({ href, statusCode: 302 })
  },
  // The page can be shown without menus, footer and territories.
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
    <VisitorProviders>
      <RootDocument>{children}</RootDocument>
    </VisitorProviders>
  )
}

function RootDocument({ children }: { children: ReactNode }) {
  const { language, preferences } = useSession()
  return (
    <html lang={language} {...documentAttributes(preferences.settings)}>
      <head>
        <HeadContent />
      </head>
      <body>
        {import.meta.env.SSR && <ScriptOnce>{earlyScript}</ScriptOnce>}
        <PageProviders>{children}</PageProviders>
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
