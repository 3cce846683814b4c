import { FooterMenu, MainMenu, type MenuItem, SubMenu } from '@tropa/contract'
import * as v from 'valibot'
import type { menu } from '../database/content.ts'
import type { Content, MenuContent, Text } from './content.ts'
import { addressOfPage } from './objects/article.ts'

const inBoth = (title: Text) => ({ title: title.ru, title_en: title.en ?? title.ru })

/** What the articles are called, by their addresses: a menu says no other name. */
function titlesOfArticles({ guides, pages, docs }: Pick<Content, 'guides' | 'pages' | 'docs'>): Map<string, Text> {
  return new Map([
    ...guides.map(({ id, title }) => [`/guides/${id}`, title] as const),
    ...pages.map((page) => [addressOfPage(page), page.title] as const),
    ...docs.map(({ id, title }) => [`/docs/${id}`, title] as const),
  ])
}

export function menuRows(content: Content): (typeof menu.$inferInsert)[] {
  const articles = titlesOfArticles(content)
  const named = (link: string, own: Text | undefined) => {
    const title = own ?? articles.get(link)
    if (!title) throw new Error(`A menu leads to ${link}, which has no title`)
    return inBoth(title)
  }
  const item = ({ id, action, title, children }: MenuContent): MenuItem => ({
    id,
    action,
    ...named(action, title),
    children: children.map(item),
  })
  const groups = content.footer.map(({ title, links }) => ({
    ...inBoth(title),
    links: links.map((link) => ({ ...named(link.link, link.title), link: link.link })),
  }))
  return [
    {
      name: 'main',
      answer: JSON.stringify(v.parse(MainMenu, { main_menu_item_list: content['main-menu'].map(item) })),
    },
    { name: 'sub', answer: JSON.stringify(v.parse(SubMenu, { sub_menu_item_list: content['sub-menu'].map(item) })) },
    { name: 'footer', answer: JSON.stringify(v.parse(FooterMenu, { footer_group_list: groups })) },
  ]
}
