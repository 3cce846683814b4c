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

export interface SiteHeaderProps {
  /** A link to the main page. */
  brand: ReactNode
  /** Items without `children` are links; others open a menu, in which items with `children` are titled groups. */
  menu: readonly MenuItem[]
  /** The path of the current page: links to it, and to the sections that contain it, are marked. */
  currentPath?: string
  /** At the start of the row above, such as a link to the version for low vision; on phones in the drawer. */
  leadingLinks?: readonly HeaderLinkData[]
  /** At the end of that row, such as the organisations' sign-in. */
  utilityLinks?: readonly HeaderLinkData[]
  /** The first is a button in the main row, the others end the row above; on phones all are buttons in the drawer. */
  accountLinks?: readonly HeaderLinkData[]
  /** In the main row, such as the choice of the theme. */
  settings?: ReactNode
  /** At the end of the main row, such as a link to the page in another language. */
  language?: ReactNode
  /** The same settings, in the form for the drawer. */
  drawerSettings?: ReactNode
  /** The search field: in the main row if there is room, otherwise behind a button, in the search mode. */
  search?: ReactNode
  /** The address of the search button without JavaScript. */
  searchHref?: string
  /** The search mode: the search takes the whole row if it has no room beside the menu. */
  isSearching?: boolean
  onSearchingChange?: (isSearching: boolean) => void
  /** A link to the cart, in the main row. */
  cart?: ReactNode
  /** A link to the visitor's own track: in the main row, on phones in the bar below. */
  track?: ReactNode
  /** The territory picker, under the main row. */
  territory?: ReactNode
  /**
   * Slides the main row out of view, except while focus is inside or a menu is open. The caller decides when:
   * scrolling down past 32 px hides it, scrolling up shows it.
   */
  isHidden?: boolean
  /** Scrolls with the page instead of staying at the top of the window, except for the link to the other language. */
  isHeaderInFlow?: boolean
  defaultMenuOpen?: boolean
  onMenuOpenChange?: (isOpen: boolean) => void
  /** Called when any part of it gets focus. */
  onFocus?: FocusEventHandler
  onBlur?: FocusEventHandler
  /** Addresses on these hosts are pages of the portal. */
  ownHosts?: readonly string[]
  ref?: Ref<HTMLElement>
  messages?: Partial<SiteHeaderMessages>
  classNames?: ClassNames<SiteHeaderPart>
}

const none: readonly HeaderLinkData[] = []

/** Moves focus into the search when its mode begins, and back to its button when it ends. */
function useSearchFocus(isSearching: boolean) {
  const field = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLElement>(null)
  const wasSearching = useRef(isSearching)
  useEffect(() => {
    if (wasSearching.current === isSearching) return
    wasSearching.current = isSearching
    if (isSearching) field.current?.querySelector('input')?.focus()
    else if (document.activeElement === document.body || field.current?.contains(document.activeElement))
      button.current?.focus()
  }, [isSearching])
  const beginFrom = (opener: EventTarget) => {
    if (opener instanceof HTMLElement) button.current = opener
  }
  return { field, beginFrom }
}

/**
 * The header of every page: the name of the portal, the menus, search, sign-in, the visitor's track and territory. It
 * consists of links and `<details>`, so it works without scripts. On phones search, track and menu stay at the lower
 * edge of the window, within reach of a thumb: the page is a flex column, and they are its last item. A page with its
 * own bar there marks it with `data-page-bar` and leaves `barToolsRoom` at its end.
 *
 * Keyboard: Tab goes through it, Enter and Space open a menu, Escape closes it and returns to its title, leaving a menu
 * closes it. Escape ends the search mode and returns to its button. A hidden row returns when it gets focus.
 * Parts: `utility…` is the row above, `bar` and `row` the one that stays, `panel…` an open menu of a wide header,
 * `tools…` the bar of a phone, `drawer…` its menu.
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
  const { search, searchHref = '/q', isSearching = false, onSearchingChange, cart, track, territory, ownHosts } = props
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
  const { field, beginFrom } = useSearchFocus(isSearching)
  const [signIn, ...otherAccountLinks] = accountLinks
  const menuProps = { items: menu, currentPath, ownHosts, onOpenChange: onMenuOpenChange, classNames }

  const startSearching = (event: MouseEvent) => {
    if (!onSearchingChange) return
    event.preventDefault()
    beginFrom(event.currentTarget)
    onSearchingChange(true)
  }
  const stopSearching = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSearching && !event.defaultPrevented) onSearchingChange?.(false)
  }
  const searchButton = search && (
    <a className={classNames.searchButton} href={searchHref} aria-label={words.search} onClick={startSearching}>
      <Icon path={searchIcon} classNames={{ root: classNames.icon }} />
    </a>
  )
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
          <div className={classNames.utilityEnd}>{[...utilityLinks, ...otherAccountLinks].map(utilityLink)}</div>
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
          {searchButton}
          {signIn && (
            <div className={classNames.account}>
              <Button href={signIn.href} classNames={{ root: classNames.button }}>
                {signIn.icon && <Icon path={signIn.icon} classNames={{ root: classNames.icon }} />}
                {signIn.title}
              </Button>
            </div>
          )}
          {cart && <div className={classNames.settings}>{cart}</div>}
          {track && <div className={classNames.track}>{track}</div>}
          {settings && <div className={classNames.settings}>{settings}</div>}
          {language && <div className={classNames.language}>{language}</div>}
        </div>
      </div>
      {isHeaderInFlow && language && (
        <div className={classNames.staying}>
          <div className={classNames.stayingLanguage}>{language}</div>
        </div>
      )}
      {territory && <div className={classNames.territory}>{territory}</div>}
      <div className={classNames.tools}>
        <div className={classNames.toolsRow}>
          {searchButton}
          {track}
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
    </header>
  )
}
