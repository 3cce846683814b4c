const ru = {
  suggestions: 'Подсказки',
  loading: 'Ищем',
  nothing: 'Ничего не найдено',
  nothingFor: (text: string) =>
    `По запросу «${text}» результатов нет. Проверьте, как написано слово, или назовите место короче.`,
  failed: 'Поиск не удался',
  failedText: 'Подсказки сейчас не загрузились. Попробуйте ещё раз или нажмите Enter.',
  retry: 'Повторить',
  all: (text: string) => `Все результаты по запросу «${text}»`,
}
const en: typeof ru = {
  suggestions: 'Suggestions',
  loading: 'Searching',
  nothing: 'Nothing found',
  nothingFor: (text) => `There are no results for “${text}”. Check the spelling, or try a shorter name.`,
  failed: 'The search failed',
  failedText: 'The suggestions could not be loaded. Try again, or press Enter.',
  retry: 'Try again',
  all: (text) => `All results for “${text}”`,
}
/** Loaded with the menu of a `SearchCombobox`. */
export const searchMenuMessages = { ru, en }
export type SearchMenuMessages = typeof ru
