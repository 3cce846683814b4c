import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown, close, menu } from '../Icon/icons.ts'
import { HeaderLink, type HeaderLinkData } from './HeaderLink.tsx'
import type { MenuProps } from './MainMenu.tsx'
import { currentState, isLeftOut, menuGroups, type MenuItem } from './menu.ts'

export interface MenuDrawerProps extends MenuProps {
  label: string
  accountLinks: readonly HeaderLinkData[]
  otherLinks: readonly HeaderLinkData[]
  settings?: ReactNode
  defaultOpen?: boolean
}

/** The groups of a menu, joined into one column. */
function optionsOf(item: MenuItem): readonly HeaderLinkData[] {
  const options = menuGroups(item.children ?? []).flatMap(({ items }) => items)
  return isLeftOut(item) ? [{ title: item.title, href: item.href }, ...options] : options
}

/** The parts of the header that do not fit on a phone, behind one button. */
export function MenuDrawer(props: MenuDrawerProps) {
  const {
    label,
    items,
    currentPath,
    ownHosts,
    onOpenChange,
    accountLinks,
    otherLinks,
    settings,
    defaultOpen,
    classNames,
  } = props
  const option = (link: HeaderLinkData) => (
    <li key={link.href + link.title}>
      <HeaderLink
        link={link}
        className={classNames.option}
        current={currentState(link.href, currentPath)}
        ownHosts={ownHosts}
        classNames={classNames}
      />
    </li>
  )
  return (
    <Disclosure
      label={label}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      summary={
        <>
          <Icon path={menu} classNames={{ root: classNames.openIcon }} />
          <Icon path={close} classNames={{ root: classNames.closeIcon }} />
        </>
      }
      classNames={{ root: classNames.drawer, summary: classNames.drawerButton, panel: classNames.drawerPanel }}
    >
      <nav className={classNames.drawerRow} aria-label={label}>
        <ul>
          {items.map((item) => (
            <li key={item.href} className={classNames.drawerItem}>
              {item.children && item.children.length > 0 ? (
                <details>
                  <summary className={classNames.drawerLink}>
                    {item.title}
                    <Icon path={chevronDown} classNames={{ root: classNames.chevron }} />
                  </summary>
                  <ul className={classNames.drawerOptions}>{optionsOf(item).map(option)}</ul>
                </details>
              ) : (
                <HeaderLink
                  link={item}
                  className={classNames.drawerLink}
                  current={currentState(item.href, currentPath)}
                  ownHosts={ownHosts}
                  classNames={classNames}
                />
              )}
            </li>
          ))}
        </ul>
        {accountLinks.length > 0 && (
          <div className={classNames.drawerAccount}>
            {accountLinks.map(({ title, href, icon }) => (
              <Button key={href} href={href} classNames={{ root: classNames.button }}>
                {icon && <Icon path={icon} classNames={{ root: classNames.icon }} />}
                {title}
              </Button>
            ))}
          </div>
        )}
        <ul className={classNames.drawerOptions}>{otherLinks.map(option)}</ul>
        {settings && <div className={classNames.drawerSettings}>{settings}</div>}
      </nav>
    </Disclosure>
  )
}
