const ru = {
  label: 'Поиск по порталу',
  placeholder: 'Музей, тур, посёлок…',
  clear: 'Стереть',
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
  label: 'Search the portal',
  placeholder: 'Museum, tour, village…',
  clear: 'Clear',
  suggestions: 'Suggestions',
  loading: 'Searching',
  nothing: 'Nothing found',
  nothingFor: (text) => `There are no answers to “${text}”. Check the spelling, or try a shorter name.`,
  failed: 'The search did not answer',
  failedText: 'The suggestions could not be loaded. Try again, or press Enter.',
  retry: 'Try again',
  all: (text) => `All answers to “${text}”`,
}
export const searchComboboxMessages = { ru, en }
export type SearchComboboxMessages = typeof ru
