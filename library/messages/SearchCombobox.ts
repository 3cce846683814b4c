import type { SearchMenuMessages } from './SearchMenu.ts'

const ru = {
  label: 'Поиск по порталу',
  placeholder: 'Музей, тур, посёлок…',
  clear: 'Стереть',
}
const en: typeof ru = {
  label: 'Search the portal',
  placeholder: 'Museum, tour, village…',
  clear: 'Clear',
}
export const searchComboboxMessages = { ru, en }
export type SearchComboboxMessages = typeof ru & SearchMenuMessages
