import type { CalendarMessages } from './Calendar.ts'

const ru = {
  format: 'ДД.ММ.ГГГГ',
  choose: 'Выбрать дату в календаре',
  change: (date: string) => `Изменить дату: ${date}`,
  notChosen: 'Выберите дату',
  loading: 'Календарь загружается',
  failed: 'Календарь не загрузился. Введите дату цифрами или попробуйте ещё раз.',
  failedToChoose: 'Календарь не загрузился. Попробуйте ещё раз.',
  invalid: 'Такой даты нет. Напишите день, месяц и год: ДД.ММ.ГГГГ.',
  tooEarly: (date: string) => `Дата раньше, чем можно. Самая ранняя — ${date}.`,
  tooLate: (date: string) => `Дата позже, чем можно. Самая поздняя — ${date}.`,
}
const en: typeof ru = {
  format: 'DD.MM.YYYY',
  choose: 'Choose a date in the calendar',
  change: (date) => `Change the date: ${date}`,
  notChosen: 'Choose a date',
  loading: 'The calendar is loading',
  failed: 'The calendar did not load. Type the date in digits, or try again.',
  failedToChoose: 'The calendar did not load. Try again.',
  invalid: 'There is no such date. Write the day, month and year: DD.MM.YYYY.',
  tooEarly: (date) => `The date is too early. The earliest is ${date}.`,
  tooLate: (date) => `The date is too late. The latest is ${date}.`,
}
export const datePickerMessages = { ru, en }
/** The words of the field, which load with the page. */
export type DateFieldMessages = typeof ru
export type DatePickerMessages = DateFieldMessages & CalendarMessages
