import { pages } from './pages.ts'
import { portal } from './portals.ts'
import { expect, test } from './visit.ts'

test.describe.configure({ timeout: 240_000 })

/** A few at a time, because other tests use the portal too. */
async function each<Item, Result>(items: readonly Item[], read: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += 6) results.push(...(await Promise.all(items.slice(at, at + 6).map(read))))
  return results
}

/** The targets of links and GET forms of a page, within the portal. */
function linksIn(html: string, page: string): string[] {
  const addresses = [...html.matchAll(/<(?:a|form)\b[^>]*?\b(?:href|action)="([^"]*)"[^>]*>/g)].flatMap(
    ([tag, address = '']) => (/\bmethod="post"/i.test(tag) ? [] : [new URL(address.replaceAll('&amp;', '&'), page)]),
  )
  // A report is about the object that its address names.
  const isReport = ({ pathname }: URL) => pathname === '/report'
  return addresses
    .filter(({ origin }) => origin === portal)
    .map((address) => (isReport(address) ? address.pathname + address.search : address.pathname))
}

const inEnglish = (address: string) => `${address}${address.includes('?') ? '&' : '?'}lang=en`
/** Other specs check files of open data, calendars and documents. */
const isPage = (link: string) => !/\.\w{2,7}$/.test(link)
const read = async (address: string) => (await fetch(portal + address)).text()

type Menu = { action?: string; link?: string; children?: Menu[]; links?: Menu[] }
const linksOf = ({ action, link, children = [], links = [] }: Menu): string[] => [
  action ?? link ?? '',
  ...[...children, ...links].flatMap(linksOf),
]
const menus = [
  ['main-menu', 'main_menu_item_list'],
  ['sub-menu', 'sub_menu_item_list'],
  ['footer-menu', 'footer_group_list'],
] as const

test('no link of a page, a menu or an editors’ text leads to a missing page', async () => {
  const addresses = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').slice(portal.length),
  )
  expect(addresses.length).toBeGreaterThan(400)
  const russian = addresses.filter((address) => !address.includes('lang=en'))
  const visited = [...russian, ...Object.values(pages).flatMap((address) => [address, inEnglish(address)])]
  /** Each link, with one page that contains it. */
  const links = new Map<string, string>()
  for (const { page, html } of await each(visited, async (address) => ({ page: address, html: await read(address) }))) {
    for (const link of linksIn(html, portal + page).filter(isPage)) links.set(link, page)
  }
  for (const [name, list] of menus) {
    const menu: Record<string, Menu[]> = JSON.parse(await read(`/api/portal/dynamic/${name}`))
    for (const link of (menu[list] ?? []).flatMap(linksOf)) if (link.startsWith('/')) links.set(link, name)
  }

  const known = new Set(russian)
  const gone = await each(
    [...links].filter(([link]) => !known.has(link)),
    async ([link, page]) => {
      const { status } = await fetch(portal + link)
      return status === 200 ? '' : `${status} ${link} on ${page}`
    },
  )
  expect(links.size).toBeGreaterThan(150)
  // The 404 page links to its own address in the other language.
  expect(gone.filter((line) => line !== '' && !/ \/nowhere\b/.test(line))).toEqual([])
})
