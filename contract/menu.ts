import * as v from 'valibot'

export type MenuItem = { id: number; action: string; title: string; title_en: string; children: MenuItem[] }
export const MenuItem: v.GenericSchema<MenuItem> = v.object({
  id: v.number(),
  action: v.string(),
  title: v.string(),
  title_en: v.string(),
  children: v.array(v.lazy(() => MenuItem)),
})

export const FooterGroup = v.object({
  title: v.string(),
  title_en: v.string(),
  links: v.array(v.object({ title: v.string(), title_en: v.string(), link: v.string() })),
})
export type FooterGroup = v.InferOutput<typeof FooterGroup>

export const MainMenu = v.object({ main_menu_item_list: v.array(MenuItem) })
export const SubMenu = v.object({ sub_menu_item_list: v.array(MenuItem) })
export const FooterMenu = v.object({ footer_group_list: v.array(FooterGroup) })
