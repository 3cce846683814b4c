const ru = {
  show: 'Показать варианты',
  found: (count: number) => `Найдено: ${count}. Выбирайте стрелками.`,
  nothing: 'Ничего не найдено',
}
const en: typeof ru = {
  show: 'Show options',
  found: (count) => `Found: ${count}. Choose with the arrow keys.`,
  nothing: 'Nothing found',
}
export const comboBoxMessages = { ru, en }
export type ComboBoxMessages = typeof ru
