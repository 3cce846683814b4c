import {
  useEffect,
  useRef,
  type FocusEventHandler,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { Button } from '../Button/Button.tsx'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { search as searchIcon } from '../Icon/icons.ts'
import { siteHeaderMessages, type SiteHeaderMessages } from '../messages/SiteHeader.ts'
import { useMessages } from '../messages/useMessages.ts'
import { HeaderLink, type HeaderLinkData } from './HeaderLink.tsx'
import { MainMenu } from './MainMenu.tsx'
import type { MenuItem } from './menu.ts'
import { MenuDrawer } from './MenuDrawer.tsx'
import type { SiteHeaderPart } from './parts.ts'

export type { HeaderLinkData, MenuItem, SiteHeaderPart }

/** What a `SiteHeader` takes. */
export interface SiteHeaderProps {
  /** The way to the main page. */
  brand: ReactNode
  /** Items without `children` are links; others open a menu, in which items with `children` are titled groups. */
  menu: readonly MenuItem[]
  /** Where the reader is: the links to it, and to what it lies within, say so. */
  currentPath?: string
  /** At the start of the row above, as the way to the version for low vision; on phones in the drawer. */
  leadingLinks?: readonly HeaderLinkData[]
  /** At the end of that row, as the organisations' sign-in. */
  utilityLinks?: readonly HeaderLinkData[]
  /** The first is a button of the main row, the others end the row above; on phones all are buttons of the drawer. */
  accountLinks?: readonly HeaderLinkData[]
  /** In the row above, as the theme. */
  settings?: ReactNode
  /** At the end of the row that stays, as the way to the page in another language; on phones in the drawer. */
  language?: ReactNode
  /** The same, as the drawer has room for. */
  drawerSettings?: ReactNode
  /** The search field: in the main row where there is room, otherwise behind a button, in the search mode. */
  search?: ReactNode
  /** Where the search button leads without JavaScript. */
  searchHref?: string
  /** The search mode: the row is the search's, where it has no room beside the menu. */
  isSearching?: boolean
  onSearchingChange?: (isSearching: boolean) => void
  /** The way to the reader's own track. */
  track?: ReactNode
  /** The territory picker, under the main row. */
  territory?: ReactNode
  /**
   * Slides the main row away; not while focus is inside or a menu is open. The caller decides when: past 32 px going
   * down, until going up.
   */
  isHidden?: boolean
  /** Scrolls with the page instead of staying at the top of the window. */
  isHeaderInFlow?: boolean
  defaultMenuOpen?: boolean
  onMenuOpenChange?: (isOpen: boolean) => void
  /** Focus within any part of it. */
  onFocus?: FocusEventHandler
  onBlur?: FocusEventHandler
  /** Addresses on these hosts are pages of the portal. */
  ownHosts?: readonly string[]
  ref?: Ref<HTMLElement>
  messages?: Partial<SiteHeaderMessages>
  classNames?: ClassNames<SiteHeaderPart>
}

const none: readonly HeaderLinkData[] = []

/** Focus goes into the search as its mode begins, and back to its button as it ends. */
function useSearchFocus(isSearching: boolean) {
  const field = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLAnchorElement>(null)
  const wasSearching = useRef(isSearching)
  useEffect(() => {
    if (wasSearching.current === isSearching) return
    wasSearching.current = isSearching
    if (isSearching) field.current?.querySelector('input')?.focus()
    else if (document.activeElement === document.body || field.current?.contains(document.activeElement))
      button.current?.focus()
  }, [isSearching])
  return { field, button }
}

/**
 * The head of every page: whose portal it is, the menus, search, the way in, the reader's track and territory. All
 * links and `<details>`: it works before any script.
 *
 * Keyboard: Tab goes through it, Enter and Space open a menu, Escape closes it and returns to its title, leaving a menu
 * closes it. Escape ends the search mode and returns to its button. A row slid away comes back with focus.
 * Parts: `utility…` is the row above, `bar` and `row` the one that stays, `panel…` an open menu of a wide header,
 * `drawer…` the menu of a phone.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function SiteHeader(props: SiteHeaderProps) {
  const {
    brand,
    menu,
    currentPath,
    leadingLinks = none,
    utilityLinks = none,
    accountLinks = none,
    settings,
    language,
    drawerSettings,
  } = props
  const { search, searchHref = '/q', isSearching = false, onSearchingChange, track, territory, ownHosts } = props
  const {
    isHidden,
    isHeaderInFlow,
    defaultMenuOpen,
    onMenuOpenChange,
    onFocus,
    onBlur,
    ref,
    messages,
    classNames = {},
  } = props
  const words = useMessages(siteHeaderMessages, messages)
  const { field, button } = useSearchFocus(isSearching)
  const [signIn, ...otherAccountLinks] = accountLinks
  const menuProps = { items: menu, currentPath, ownHosts, onOpenChange: onMenuOpenChange, classNames }

  const startSearching = (event: MouseEvent) => {
    if (!onSearchingChange) return
    event.preventDefault()
    onSearchingChange(true)
  }
  const stopSearching = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSearching && !event.defaultPrevented) onSearchingChange?.(false)
  }
  const utilityLink = (link: HeaderLinkData) => (
    <HeaderLink
      key={link.href}
      link={link}
      className={classNames.utilityLink}
      ownHosts={ownHosts}
      classNames={classNames}
    />
  )

  return (
    <header ref={ref} className={classNames.root} onFocus={onFocus} onBlur={onBlur}>
      <div className={classNames.utility}>
        <div className={classNames.utilityRow}>
          {leadingLinks.map(utilityLink)}
          <div className={classNames.utilityEnd}>
            {[...utilityLinks, ...otherAccountLinks].map(utilityLink)}
            {settings}
          </div>
        </div>
      </div>
      <div
        className={classNames.bar}
        data-hidden={isHidden || undefined}
        data-in-flow={isHeaderInFlow || undefined}
        data-searching={isSearching || undefined}
      >
        <div className={classNames.row}>
          {brand}
          <nav className={classNames.menu} aria-label={words.menu}>
            <MainMenu {...menuProps} />
          </nav>
          {search && (
            <div ref={field} className={classNames.search} onKeyDown={stopSearching}>
              <div className={classNames.searchField}>{search}</div>
              <Button
                variant="quiet"
                classNames={{ root: classNames.cancel }}
                onClick={() => onSearchingChange?.(false)}
              >
                {words.cancel}
              </Button>
            </div>
          )}
          {search && (
            <a
              ref={button}
              className={classNames.searchButton}
              href={searchHref}
              aria-label={words.search}
              onClick={startSearching}
            >
              <Icon path={searchIcon} classNames={{ root: classNames.icon }} />
            </a>
          )}
          {signIn && (
            <div className={classNames.account}>
              <Button href={signIn.href} classNames={{ root: classNames.button }}>
                {signIn.icon && <Icon path={signIn.icon} classNames={{ root: classNames.icon }} />}
                {signIn.title}
              </Button>
            </div>
          )}
          {track && <div className={classNames.track}>{track}</div>}
          {language && <div className={classNames.language}>{language}</div>}
          <MenuDrawer
            {...menuProps}
            label={words.menu}
            accountLinks={accountLinks}
            otherLinks={[...utilityLinks, ...leadingLinks]}
            settings={drawerSettings}
            defaultOpen={defaultMenuOpen}
          />
        </div>
      </div>
      {territory && <div className={classNames.territory}>{territory}</div>}
    </header>
  )
}
