const ru = {
  show: 'Показать варианты',
  nothing: 'Ничего не найдено',
}
const en: typeof ru = {
  show: 'Show options',
  nothing: 'Nothing found',
}
export const comboBoxMessages = { ru, en }
export type ComboBoxMessages = typeof ru
