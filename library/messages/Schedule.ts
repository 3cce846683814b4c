const ru = {
  dates: 'Даты',
  all: (count: number) => `Все даты: ${count}`,
  past: 'прошло',
  today: 'сегодня',
  allDay: 'весь день',
  none: 'Дат пока нет. Загляните позже.',
  noneAhead: 'Новых дат пока нет.',
}
const en: typeof ru = {
  dates: 'Dates',
  all: (count) => `All dates: ${count}`,
  past: 'past',
  today: 'today',
  allDay: 'all day',
  none: 'There are no dates yet. Check back later.',
  noneAhead: 'There are no new dates yet.',
}
export const scheduleMessages = { ru, en }
export type ScheduleMessages = typeof ru
