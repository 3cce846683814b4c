import type { ReactNode } from 'react'

export interface MenuItem {
  title: string
  href: string
  /** The `d` of an icon. */
  icon?: string
  /** The items of its menu; one with `children` of its own is a titled group there. */
  children?: readonly MenuItem[]
  /** A card beside the menu, if there is room. */
  feature?: ReactNode
}

export interface MenuGroup {
  /** `null`: items without a group. */
  title: MenuItem | null
  items: readonly MenuItem[]
}

const hasMenu = (item: MenuItem) => item.children !== undefined && item.children.length > 0

/** Items of their own come first, as one group without a title. */
export function menuGroups(children: readonly MenuItem[]): readonly MenuGroup[] {
  const single = children.filter((item) => !hasMenu(item))
  const titled = children.filter(hasMenu).map((title) => ({ title, items: title.children ?? [] }))
  return single.length > 0 ? [{ title: null, items: single }, ...titled] : titled
}

/** Whether the menu lacks a link to the item's own page: the title only opens the menu, so the menu needs that link. */
export const isLeftOut = ({ href, children = [] }: MenuItem) =>
  !children.some((child) => child.href === href || child.children?.some((grandchild) => grandchild.href === href))

/** Whether a link is to the current page, or to a section that contains it. */
export function currentState(href: string, path: string | undefined): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return path?.startsWith(`${href}/`) ? 'true' : undefined
}
