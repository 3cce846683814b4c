const ru = {
  label: 'Поиск по порталу',
  placeholder: 'Музей, тур, посёлок…',
  clear: 'Стереть',
  suggestions: 'Подсказки',
  loading: 'Ищем',
  found: (count: number) => `Подсказок: ${count}. Выбирайте стрелками.`,
  nothing: 'Ничего не найдено',
  nothingFor: (text: string) => `По запросу «${text}» ответов нет. Проверьте, как написано слово, или назовите место короче.`,
  all: (text: string) => `Все ответы на «${text}»`,
}
const en: typeof ru = {
  label: 'Search the portal',
  placeholder: 'Museum, tour, village…',
  clear: 'Clear',
  suggestions: 'Suggestions',
  loading: 'Searching',
  found: (count) => `Suggestions: ${count}. Choose with the arrow keys.`,
  nothing: 'Nothing found',
  nothingFor: (text) => `There are no answers to “${text}”. Check the spelling, or try a shorter name.`,
  all: (text) => `All answers to “${text}”`,
}
export const searchComboboxMessages = { ru, en }
export type SearchComboboxMessages = typeof ru
