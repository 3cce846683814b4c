import { useQuery } from '@tanstack/react-query'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { Brand } from '@tropa/library/Brand/dressed.ts'
import { eye, heart, organisation, user } from '@tropa/library/Icon/icons.ts'
import { LanguageToggle } from '@tropa/library/LanguageToggle/dressed.ts'
import { SiteHeader } from '@tropa/library/SiteHeader/dressed.ts'
import { TerritoryPicker } from '@tropa/library/TerritoryPicker/dressed.ts'
import { ThemeSwitch } from '@tropa/library/ThemeSwitch/dressed.ts'
import { TrackButton } from '@tropa/library/TrackButton/dressed.ts'
import { count } from '@tropa/machines'
import { pageAddress } from '../../addresses/page-address.ts'
import { CartLink } from '../../cart/CartLink.tsx'
import { monthOf } from '../../dates/season.ts'
import { useTrack } from '../../planner/active-track.tsx'
import { useHeader } from './useHeader.ts'
import { GlobalSearch } from '../../search/GlobalSearch.tsx'
import { inOtherLanguage } from '../../messages/language-address.ts'
import { useWords, type Words } from '../../messages/intl.tsx'
import { textIn, titleIn } from '../../messages/text-in.ts'
import { mainMenuQuery, subMenuQuery } from './menu-queries.ts'
import { territoriesQuery } from '../../portal/region-queries.ts'
import { preferencesPath } from '../../visitor/preferences-path.ts'
import { isLowVisionTheme } from '../../visitor/preferences.ts'
import { useSession, useSessionContext } from '../../visitor/SessionProvider.tsx'
import { BrandMark } from '../../region/BrandMark.tsx'
import { aboutLanguage, languageNames } from '../../region/languages.ts'
import { region } from '../../region/region.ts'
import { lowVisionPath, readingSettingsPath } from '../../addresses/low-vision-path.ts'
import * as styles from './layout.css.ts'
import type { LayoutShape } from './layouts.ts'
import { useHasPage } from './has-page.ts'
import { headerMenu, itemsWithPage } from './menus.ts'
import type { Session } from '../../visitor/session.ts'
import { useChosenTerritory } from '../../visitor/useChosenTerritory.ts'

/** A page of its own subject. */
const profilePath = '/profile'

export function Header({ shape }: { shape: LayoutShape }) {
  const say = useWords()
  const { language } = say
  const { hasLowVisionLink } = aboutLanguage(language)
  const header = useHeader()
  const { pathname } = useLocation()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data: main } = useQuery(mainMenuQuery(portal))
  const { data: sub } = useQuery(subMenuQuery(portal))
  const hasPage = useHasPage()
  const isGuest = useSession().auth === null
  const menus = {
    main: itemsWithPage(main?.main_menu_item_list ?? [], hasPage),
    sub: itemsWithPage(sub?.sub_menu_item_list ?? [], hasPage),
  }
  return (
    <SiteHeader
      {...header.focus}
      brand={
        <Brand mark={<BrandMark />} name={textIn(region.name, language)} line={textIn(region.portalName, language)} />
      }
      menu={headerMenu(shape.menu, language, menus)}
      currentPath={pathname}
      leadingLinks={[
        hasLowVisionLink
          ? { title: say('site.lowVision'), href: lowVisionPath, icon: eye }
          : { title: say('site.reading'), href: readingSettingsPath, icon: eye },
        { title: say('favorite.title'), href: pageAddress('/favorites'), icon: heart },
      ]}
      utilityLinks={
        isGuest ? [{ title: say('site.organisation'), href: region.organisationCabinet, icon: organisation }] : []
      }
      accountLinks={accountLinks(say, isGuest)}
      settings={<Theme />}
      language={<Language look="short" />}
      drawerSettings={<Language look="full" />}
      search={<GlobalSearch month={monthShown(useSession())} />}
      isSearching={header.isSearching}
      onSearchingChange={header.setSearching}
      onMenuOpenChange={header.setMenuOpen}
      cart={<CartLink />}
      track={<OwnTrack />}
      territory={shape.hasTerritory && <Territories />}
      isHidden={header.isHidden}
      isHeaderInFlow={shape.header === 'in-flow'}
      ownHosts={region.ownHosts}
    />
  )
}

/** Read from the text, because date arithmetic is not loaded with every page. */
const monthShown = ({ preferences: { travelDate, travelMonth }, today }: Pick<Session, 'preferences' | 'today'>) =>
  monthOf(travelDate ?? travelMonth ?? today)

const accountLinks = (say: Words, isGuest: boolean) =>
  isGuest
    ? [
        { title: say('site.signIn'), href: pageAddress('/login'), icon: user },
        { title: say('site.signUp'), href: pageAddress('/registration') },
      ]
    : [
        { title: say('site.profile'), href: profilePath, icon: user },
        { title: say('site.logOut'), href: pageAddress('/logout') },
      ]

/** The header of a page that only has a form; its settings stay in view when the page scrolls. */
export function BrandHeader() {
  const { language } = useWords()
  return (
    <header className={styles.brandBar}>
      <div className={styles.brandRow}>
        <Brand mark={<BrandMark />} name={textIn(region.name, language)} line={textIn(region.portalName, language)} />
        <div className={styles.brandSettings}>
          <Theme />
          <Language look="short" />
        </div>
      </div>
    </header>
  )
}

function OwnTrack() {
  return <TrackButton href={pageAddress('/my_tracks')} count={count(useTrack().track)} />
}

function Theme() {
  const say = useWords()
  const { session, change } = useSessionContext()
  const { theme = 'system' } = session.preferences.settings
  const shown = isLowVisionTheme(theme) ? { title: say(`theme.${theme}`), posted: theme } : theme
  return (
    <ThemeSwitch
      value={shown}
      action={preferencesPath}
      onChange={(chosen) => void change({ theme: chosen === 'system' ? '' : chosen })}
    />
  )
}

function Language({ look }: { look: 'short' | 'full' }) {
  const { href } = useLocation()
  return (
    <LanguageToggle hrefFor={(language) => inOtherLanguage(href, language)} languages={languageNames} look={look} />
  )
}

function Territories() {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const { data = [] } = useQuery(territoriesQuery(portal))
  const { territoryId, choose } = useChosenTerritory()
  if (data.length === 0) return null
  return (
    <TerritoryPicker
      territories={data.map((territory) => ({ id: territory.id, title: titleIn(territory, say.language) }))}
      pinnedIds={region.pinnedTerritoryIds}
      selectedId={territoryId}
      onSelectionChange={choose}
      action={preferencesPath}
      allLabel={textIn(region.allTerritories, say.language)}
    />
  )
}
