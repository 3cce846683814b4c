import { FooterMenu, MainMenu, type MenuItem, SubMenu } from '@tropa/contract'
import * as v from 'valibot'
import type { menu } from '../database/content.ts'
import type { Content, MenuContent, Text } from './content.ts'

const inBoth = (title: Text) => ({ title: title.ru, title_en: title.en ?? title.ru })
const item = ({ id, action, title, children }: MenuContent): MenuItem => ({
  id,
  action,
  ...inBoth(title),
  children: children.map(item),
})

export function menuRows(content: Content): (typeof menu.$inferInsert)[] {
  const groups = content.footer.map(({ title, links }) => ({
    ...inBoth(title),
    links: links.map((link) => ({ ...inBoth(link.title), link: link.link })),
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
