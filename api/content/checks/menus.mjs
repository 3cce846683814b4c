import { checkLink } from './links.mjs'
import { isText } from './values.mjs'

/** A link to an article has no title of its own, because the article's title is shown; a group has its own title. */
function checkTitle({ title }, href, isGroup, at) {
  const isArticle = /^\/(guides|pages|docs)\/|^\/(about|contacts|vusha-pusha)$/.test(href ?? '')
  if (isArticle && !isGroup && title) at.error(`${href} is called as its article is: leave the title out`)
  if (!isArticle && !isText(title)) at.error('link without a title')
}

/** Menus have three levels. */
export function menuItem(item, at, depth = 0) {
  const { id, action, children } = item
  if (!Number.isInteger(id)) at.error('menu item without a number')
  checkLink(action ?? '', at, 'action')
  checkTitle(item, action, children?.length > 0, at)
  if (!Array.isArray(children)) at.error('children is not a list')
  else if (depth < 2) for (const child of children) menuItem(child, at.content.at(at.name, child.id), depth + 1)
}

export function menu(list, at) {
  const ids = list.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)])
  if (new Set(ids).size !== ids.length) at.error('menu ids repeat')
}

export function footerGroup({ links = [] }, at) {
  if (links.length === 0) at.error('no links')
  for (const link of links) {
    checkTitle(link, link.link, false, at)
    checkLink(link.link ?? '', at, 'link')
  }
}
