import { FooterMenu, MainMenu, type MenuItem, SubMenu } from '@tropa/contract'
import * as v from 'valibot'
import type { menu } from '../database/content.ts'
import type { Content, MenuContent, Text } from './content.ts'
import { addressOfPage } from './objects/article.ts'

const inBoth = (title: Text) => ({ title: title.ru, title_en: title.en ?? title.ru })

/** Titles of articles by their addresses: menus use these names. */
function titlesOfArticles({ guides, pages, docs }: Pick<Content, 'guides' | 'pages' | 'docs'>): Map<string, Text> {
  return new Map([
    ...guides.map(({ id, title }) => [`/guides/${id}`, title] as const),
    ...pages.map((page) => [addressOfPage(page), page.title] as const),
    ...docs.map(({ id, title }) => [`/docs/${id}`, title] as const),
  ])
}

/** The rows of the menus. A link to an article that is not there is left out. */
export function menuRows(content: Content): (typeof menu.$inferInsert)[] {
  const articles = titlesOfArticles(content)
  const items = (all: readonly MenuContent[]): MenuItem[] =>
    all.flatMap(({ id, action, title = articles.get(action), children }) =>
      title ? [{ id, action, ...inBoth(title), children: items(children) }] : [],
    )
  const groups = content.footer.map(({ title: heading, links }) => ({
    ...inBoth(heading),
    links: links.flatMap(({ link, title = articles.get(link) }) => (title ? [{ ...inBoth(title), link }] : [])),
  }))
  return [
    {
      name: 'main',
      response: JSON.stringify(v.parse(MainMenu, { main_menu_item_list: items(content['main-menu']) })),
    },
    { name: 'sub', response: JSON.stringify(v.parse(SubMenu, { sub_menu_item_list: items(content['sub-menu']) })) },
    { name: 'footer', response: JSON.stringify(v.parse(FooterMenu, { footer_group_list: groups })) },
  ]
}
