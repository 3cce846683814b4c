import * as v from 'valibot'
import { Link } from './values.ts'

export type MenuItem = { id: number; action: string; title: string; title_en: string; children: MenuItem[] }
export const MenuItem: v.GenericSchema<MenuItem> = v.object({
  id: v.number(),
  /** Empty where a group has no page of its own. */
  action: v.union([Link, v.literal('')]),
  title: v.string(),
  title_en: v.string(),
  children: v.array(v.lazy(() => MenuItem)),
})

export const FooterGroup = v.object({
  title: v.string(),
  title_en: v.string(),
  links: v.array(v.object({ title: v.string(), title_en: v.string(), link: Link })),
})
export type FooterGroup = v.InferOutput<typeof FooterGroup>

export const MainMenu = v.object({ main_menu_item_list: v.array(MenuItem) })
export const SubMenu = v.object({ sub_menu_item_list: v.array(MenuItem) })
export const FooterMenu = v.object({ footer_group_list: v.array(FooterGroup) })
