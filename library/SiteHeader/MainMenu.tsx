import { useId } from 'react'
import { Disclosure } from '../Disclosure/Disclosure.tsx'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { arrowRight, chevronDown } from '../Icon/icons.ts'
import { HeaderLink } from './HeaderLink.tsx'
import { currentState, isLeftOut, menuGroups, type MenuGroup, type MenuItem } from './menu.ts'
import type { SiteHeaderPart } from './parts.ts'

export interface MenuProps {
  items: readonly MenuItem[]
  /** The path of the current page. */
  currentPath?: string
  ownHosts?: readonly string[]
  onOpenChange?: (isOpen: boolean) => void
  classNames: ClassNames<SiteHeaderPart>
}

type WithinMenu = Pick<MenuProps, 'currentPath' | 'ownHosts' | 'classNames'>

function Group({ group: { title, items }, currentPath, ownHosts, classNames }: { group: MenuGroup } & WithinMenu) {
  const titleId = useId()
  return (
    <div className={classNames.group}>
      {title && (
        <p className={classNames.groupTitle} id={titleId}>
          {isLeftOut(title) ? (
            <a href={title.href} aria-current={currentState(title.href, currentPath)}>
              {title.title}
            </a>
          ) : (
            title.title
          )}
        </p>
      )}
      <ul aria-labelledby={title ? titleId : undefined}>
        {items.map((item) => (
          <li key={item.href + item.title}>
            <HeaderLink
              link={item}
              className={classNames.option}
              current={currentState(item.href, currentPath)}
              ownHosts={ownHosts}
              classNames={classNames}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Panel({ item, ...within }: { item: MenuItem } & WithinMenu) {
  const { currentPath, classNames } = within
  return (
    <div className={classNames.panelRow} data-feature={item.feature ? '' : undefined}>
      {isLeftOut(item) && (
        <a className={classNames.ownLink} href={item.href} aria-current={currentState(item.href, currentPath)}>
          {item.title}
          <Icon path={arrowRight} size="sm" classNames={{ root: classNames.icon }} />
        </a>
      )}
      <div className={classNames.groups}>
        {menuGroups(item.children ?? []).map((group) => (
          <Group key={group.title?.title ?? ''} group={group} {...within} />
        ))}
      </div>
      {item.feature && <div className={classNames.feature}>{item.feature}</div>}
    </div>
  )
}

/** The menus of a wide header: an item without a menu is a link, one with a menu opens it. */
export function MainMenu({ items, currentPath, ownHosts, onOpenChange, classNames }: MenuProps) {
  const name = useId()
  return (
    <ul className={classNames.menuList}>
      {items.map((item) => (
        <li key={item.href}>
          {item.children && item.children.length > 0 ? (
            <Disclosure
              name={name}
              onOpenChange={onOpenChange}
              summary={
                <>
                  {item.title}
                  <Icon path={chevronDown} size="sm" classNames={{ root: classNames.chevron }} />
                </>
              }
              isSelected={currentState(item.href, currentPath) !== undefined}
              classNames={{ root: classNames.menuItem, summary: classNames.menuLink, panel: classNames.panel }}
            >
              <Panel item={item} currentPath={currentPath} ownHosts={ownHosts} classNames={classNames} />
            </Disclosure>
          ) : (
            <HeaderLink
              link={item}
              className={classNames.menuLink}
              current={currentState(item.href, currentPath)}
              ownHosts={ownHosts}
              classNames={classNames}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
