const ru = {
  suggestions: 'Подсказки',
  loading: 'Ищем',
  nothing: 'Ничего не найдено',
  nothingFor: (text: string) =>
    `По запросу «${text}» ответов нет. Проверьте, как написано слово, или назовите место короче.`,
  failed: 'Поиск не ответил',
  failedText: 'Подсказки сейчас не загрузились. Попробуйте ещё раз или нажмите Enter.',
  retry: 'Повторить',
  all: (text: string) => `Все ответы на «${text}»`,
}
const en: typeof ru = {
  suggestions: 'Suggestions',
  loading: 'Searching',
  nothing: 'Nothing found',
  nothingFor: (text) => `There are no answers to “${text}”. Check the spelling, or try a shorter name.`,
  failed: 'The search did not answer',
  failedText: 'The suggestions could not be loaded. Try again, or press Enter.',
  retry: 'Try again',
  all: (text) => `All answers to “${text}”`,
}
/** Loaded with the menu of a `SearchCombobox`. */
export const searchMenuMessages = { ru, en }
export type SearchMenuMessages = typeof ru
