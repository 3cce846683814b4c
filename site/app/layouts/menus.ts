import type { MenuItem } from '@tropa/contract'
import type { MenuItem as HeaderItem } from '@tropa/library/SiteHeader/menu.ts'
import { textIn, titleIn } from '../../messages/text-in.ts'
import { menuIcons } from '../../region/menu-icons.ts'
import { region } from '../../region/region.ts'
import type { HasPage } from './has-page.ts'
import type { LayoutShape } from './layouts.ts'
import type { Language } from '../../region/languages.ts'

const itemOf = (language: Language, { action, children, ...titles }: MenuItem): HeaderItem => ({
  title: titleIn(titles, language),
  href: action,
  ...(menuIcons[action] && { icon: menuIcons[action] }),
  ...(children.length > 0 && { children: children.map((child) => itemOf(language, child)) }),
})

/** Leaves out items without a page; their children move up. */
export const itemsWithPage = (items: readonly MenuItem[], hasPage: HasPage): MenuItem[] =>
  items.flatMap((item) => {
    const children = itemsWithPage(item.children, hasPage)
    return hasPage(item.action) ? [{ ...item, children }] : children
  })

/** Drops items that also appear in the submenu. */
const once = (items: readonly MenuItem[]) =>
  items.filter(({ action }, index) => items.findIndex((other) => other.action === action) === index)

export type ServerMenus = { main: readonly MenuItem[]; sub: readonly MenuItem[] }

/**
 * The region's four items do not wait for the provider. The items of the provider become their submenus; the
 * provider's submenu (how to get here, what to know) belongs to the first item, which is about the region.
 */
function regionMenu(language: Language, { main, sub }: ServerMenus): HeaderItem[] {
  const beneath = (action: string) => main.find((item) => item.action === action)?.children ?? []
  return region.mainMenu.map(({ action, title }, index) => {
    const children = once([...beneath(action), ...(index === 0 ? sub : [])]).map((item) => itemOf(language, item))
    return { title: textIn(title, language), href: action, ...(children.length > 0 && { children }) }
  })
}

/** The provider's menu, with its submenu below the first item. */
const serverMenu = (language: Language, { main, sub }: ServerMenus): HeaderItem[] =>
  main.map((item, index) =>
    itemOf(language, index === 0 ? { ...item, children: once([...item.children, ...sub]) } : item),
  )

export function headerMenu(kind: LayoutShape['menu'], language: Language, menus: ServerMenus): HeaderItem[] {
  switch (kind) {
    case 'region':
      return regionMenu(language, menus)
    case 'server':
      return menus.main.length > 0 ? serverMenu(language, menus) : regionMenu(language, menus)
    case 'bare':
      return regionMenu(language, { main: [], sub: [] })
    default:
      return kind satisfies never
  }
}
