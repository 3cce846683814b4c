const ru = {
  search: 'Найти в списке',
  nothing: 'Ничего не найдено',
}
const en: typeof ru = {
  search: 'Search the list',
  nothing: 'Nothing found',
}
export const selectMessages = { ru, en }
export type SelectMessages = typeof ru
