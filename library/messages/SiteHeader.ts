const ru = {
  menu: 'Меню',
  search: 'Поиск',
  cancel: 'Отмена',
}
const en: typeof ru = {
  menu: 'Menu',
  search: 'Search',
  cancel: 'Cancel',
}
export const siteHeaderMessages = { ru, en }
export type SiteHeaderMessages = typeof ru
