import * as v from 'valibot'
import { Link } from './values.ts'

/** An item of a menu, in both languages, with those below it. */
export type MenuItem = { id: number; action: string; title: string; title_en: string; children: MenuItem[] }
export const MenuItem: v.GenericSchema<MenuItem> = v.object({
  id: v.number(),
  /** The link; empty where a group has no page of its own. */
  action: v.union([Link, v.literal('')]),
  title: v.string(),
  title_en: v.string(),
  children: v.array(v.lazy(() => MenuItem)),
})

/** A group of links in the footer, in both languages. */
export const FooterGroup = v.object({
  title: v.string(),
  title_en: v.string(),
  links: v.array(v.object({ title: v.string(), title_en: v.string(), link: Link })),
})
export type FooterGroup = v.InferOutput<typeof FooterGroup>

/** The response of the main menu. */
export const MainMenu = v.object({ main_menu_item_list: v.array(MenuItem) })
/** The response of the sub menu. */
export const SubMenu = v.object({ sub_menu_item_list: v.array(MenuItem) })
/** The response of the footer menu. */
export const FooterMenu = v.object({ footer_group_list: v.array(FooterGroup) })
