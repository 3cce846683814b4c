import { useMatches, useRouteContext } from '@tanstack/react-router'
import { LowVisionPanel } from '@tropa/library/LowVisionPanel/dressed.ts'
import { SkipLink } from '@tropa/library/SkipLink/dressed.ts'
import { useState, type ReactNode } from 'react'
import { useHistoryRecording } from '../../account/history/useHistoryRecording.ts'
import { AcceptedNotice } from '../../forms/AcceptedNotice.tsx'
import { readingPanelPath, readingPanelForm } from '../../visitor/preferences-path.ts'
import { LoadingBar } from './LoadingBar.tsx'
import { CookieNotice, LostPartNotice, NoticeBarProvider, NewVersionNotice } from './NoticeBar.tsx'
import { NoticeList } from '../../visitor/Notices.tsx'
import { useSessionContext } from '../../visitor/SessionProvider.tsx'
import { Footer } from './Footer.tsx'
import { BrandHeader, Header } from './Header.tsx'
import { layouts, type LayoutName, type LayoutShape } from './layouts.ts'
import * as styles from './layout.css.ts'
import './printed-layout.css.ts'
import { useFocusOnArrival } from './useFocusOnArrival.ts'
import { useInAppNavigation } from './useInAppNavigation.ts'

/**
 * A failed or missing page has the layout of errors, whatever its route names: the router marks an address that
 * continues after a route with `_notFound`.
 */
function useLayoutName(): LayoutName {
  return useMatches({
    select: (matches) => {
      const isFailed = matches.some(({ status, _notFound }) => status === 'error' || status === 'notFound' || _notFound)
      return isFailed
        ? 'errors'
        : (matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout ?? 'errors')
    },
  })
}

/** Only pages that depend on the territory show its picker. */
const useIsOfTerritory = () =>
  useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isOfTerritory) })

export function Layout({ children }: { children: ReactNode }) {
  const layout = layouts[useLayoutName()]
  const isOfTerritory = useIsOfTerritory()
  const shape = { ...layout, hasTerritory: layout.hasTerritory && isOfTerritory }
  useInAppNavigation()
  useHistoryRecording()
  const main = useFocusOnArrival()
  return (
    <NoticeBarProvider>
      <div className={shape.isWhite ? styles.whitePage : styles.page}>
        <SkipLink />
        <AcceptedNotice />
        <LoadingBar />
        <ReadingSettings />
        <LayoutHeader shape={shape} />
        <main id="main" ref={main} tabIndex={-1} className={shape.isColumn ? styles.column : styles.main}>
          {children}
        </main>
        {shape.hasFooter && <Footer hasData={shape.menu !== 'bare'} />}
      </div>
      <CookieNotice />
      <NewVersionNotice />
      <LostPartNotice />
      <NoticeList />
    </NoticeBarProvider>
  )
}

function LayoutHeader({ shape }: { shape: LayoutShape }) {
  switch (shape.header) {
    case 'fixed':
    case 'in-flow':
      return <Header shape={shape} />
    case 'brand':
      return <BrandHeader />
    case 'none':
      return null
    default:
      return shape.header satisfies never
  }
}

/** Shown above every page of the low-vision version. */
function ReadingSettings() {
  const { session, change } = useSessionContext()
  const { settings } = session.preferences
  const { submitted } = useRouteContext({ from: '__root__' })
  // A choice posted without scripts has reloaded the page, and on a phone the panel would be closed.
  const [wasUsed] = useState(submitted?.form === readingPanelForm)
  if (settings.vision !== 'low') return null
  return (
    <LowVisionPanel
      value={settings}
      action={readingPanelPath}
      defaultOpen={wasUsed}
      onChange={(field, value) => void change({ [field]: value })}
    />
  )
}
