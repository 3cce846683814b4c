import { unnamedLinks } from '../link-texts.mjs'
import { categories, isDemoAddress } from './values.mjs'

/** The lists whose objects have a page under an address, by its first part. */
const listsAt = {
  locations: ['locations', 'restaurants', 'hotels'],
  hotels: ['hotels'],
  events: ['events'],
  tours: ['tours'],
  excursions: ['excursions'],
  products: ['products'],
  guides: ['guides'],
  posts: ['posts'],
  tracks: ['tracks'],
  companies: ['companies'],
  docs: ['docs'],
  pages: ['pages'],
}
const otherPages = new Set(['', 'about', 'contacts', 'aviasales', 'news', 'my_tracks', 'vusha-pusha', 'q'])

/** The parameters of lists that texts may link to with. */
function checkParameters(query, href, { content, error }, where) {
  const isUnknown = (name, list) => query.has(name) && content.has(list) && !content.find(list, +query.get(name))
  if (isUnknown('territory_id', 'territories')) error(`${where}: unknown territory in ${href}`)
  if (isUnknown('type_id', 'location-types')) error(`${where}: unknown type in ${href}`)
  if (query.has('category') && !categories.includes(query.get('category')))
    error(`${where}: unknown category in ${href}`)
  if (query.has('type')) error(`${where}: no list takes a type: ${href}`)
}

function checkPath(address, href, { content, error }, where) {
  if (otherPages.has(address) || address in listsAt) return
  const [head, tail, more] = address.split('/')
  const lists = listsAt[head]
  if (!lists || more !== undefined || !tail) {
    error(`${where}: unknown address ${href}`)
    return
  }
  const isThere = lists.flatMap(content.list).some(({ id, slug }) => String(id) === tail || slug === tail)
  if (!isThere && lists.every(content.has)) error(`${where}: nothing at ${href}`)
}

export function checkLink(href, at, where) {
  if (isDemoAddress(href) || /^(mailto|tel):/.test(href)) return
  if (href.startsWith('https://')) at.warn(`${where}: leads outside: ${href}`)
  else if (!href.startsWith('/')) at.error(`${where}: link is neither in-app nor https: ${href}`)
  else {
    const [address, query] = href.slice(1).split(/[?#]/)
    checkParameters(new URLSearchParams(query), href, at, where)
    checkPath(address, href, at, where)
  }
}

const tags = new Set(['p', 'h3', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br'])

function checkAttributes(tag, name, attributes, at, where) {
  if (name !== 'a') {
    if (attributes.trim()) at.error(`${where}: attributes on <${name}>`)
    return
  }
  const [, href] = /^ href="([^"]+)"$/.exec(attributes) ?? []
  if (href === undefined) at.error(`${where}: <a> with other attributes than href: ${tag}`)
  else checkLink(href, at, where)
}

export function checkHtml(html, at, where) {
  const open = []
  for (const [tag, end, name, attributes] of html.matchAll(/<(\/?)([a-zA-Z0-9]+)([^>]*)>/g)) {
    if (!tags.has(name)) at.error(`${where}: tag <${name}> is not allowed`)
    else if (name === 'br') continue
    else if (end) {
      if (open.pop() !== name) at.error(`${where}: </${name}> closes another tag`)
    } else {
      open.push(name)
      checkAttributes(tag, name, attributes, at, where)
    }
  }
  if (open.length > 0) at.error(`${where}: <${open.at(-1)}> is not closed`)
  for (const words of unnamedLinks(html)) at.error(`${where}: a link that does not name its target: "${words}"`)
  if (/<(?![/a-zA-Z])/.test(html)) at.error(`${where}: a bare "<"`)
  if (!/^<(p|h3|ul|ol)>/.test(html)) at.warn(`${where}: does not begin with a block`)
}
