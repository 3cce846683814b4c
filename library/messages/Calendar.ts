const ru = {
  dialog: 'Выбор даты',
  close: 'Закрыть',
  presets: 'Быстрый выбор',
  previous: 'Предыдущий месяц',
  next: 'Следующий месяц',
  today: 'сегодня',
  selected: 'выбрано',
}
const en: typeof ru = {
  dialog: 'Choice of date',
  close: 'Close',
  presets: 'Quick choice',
  previous: 'Previous month',
  next: 'Next month',
  today: 'today',
  selected: 'selected',
}
/** Loaded with the calendar of a `DatePicker`. */
export const calendarMessages = { ru, en }
export type CalendarMessages = typeof ru
