import type { CalendarDate, Language } from '@tropa/contract'
import { shortDate } from '../dates/dates.ts'

const ru = {
  subject: 'Трек',
  rescue: 'Ваш трек на другом устройстве',
  rescueText: 'Откройте ссылку на устройстве, куда нужно перенести трек. Учётная запись не нужна.',
  rescueEnd: 'Ссылка действует 30 дней. Если вы не просили её, ничего делать не нужно.',
  open: 'Открыть трек',
  day: (day: number) => `День ${day}`,
  unplanned: 'Без дня',
  gone: 'больше нет на портале',
  date: 'Дата поездки',
  dates: 'Даты поездки',
  openHours: (hours: string) => `открыто ${hours}`,
  closed: 'в этот день закрыто',
  allDay: 'открыто круглосуточно',
  sessions: (times: string) => `начало ${times}`,
  nextSession: (when: string) => `в этот день не проходит, ближайшее ${when}`,
  noSession: 'в этот день не проходит, новых дат нет',
  coming: (when: string) => `ближайшее ${when}`,
  weather: 'Погода',
  byDay: 'днём',
  byNight: 'ночью',
  wind: (speed: number) => `ветер ${speed} м/с`,
  forecast: 'прогноз',
  yearAgo: (date: string) => `так было ${date}, это не прогноз`,
  standIn: 'условная погода, составлена по климату: это не прогноз',
  noData: 'данных на этот день нет',
  usually: (cold: string, warm: string, period: string) => `Обычно ${cold}…${warm}, норма ${period}`,
}
const en: typeof ru = {
  subject: 'Track',
  rescue: 'Your track on another device',
  rescueText: 'Open the link on the device that your track should move to. You need no account.',
  rescueEnd: 'The link works for 30 days. If you did not ask for it, there is nothing to do.',
  open: 'Open the track',
  day: (day) => `Day ${day}`,
  unplanned: 'No day yet',
  gone: 'no longer on the portal',
  date: 'Travel date',
  dates: 'Travel dates',
  openHours: (hours) => `open ${hours}`,
  closed: 'closed on this day',
  allDay: 'open around the clock',
  sessions: (times) => `starts at ${times}`,
  nextSession: (when) => `not on this day, next ${when}`,
  noSession: 'not on this day, and no later one is known',
  coming: (when) => `next ${when}`,
  weather: 'Weather',
  byDay: 'by day',
  byNight: 'at night',
  wind: (speed) => `wind ${speed} m/s`,
  forecast: 'forecast',
  yearAgo: (date) => `as it was on ${date}, not a forecast`,
  standIn: 'made-up weather that follows the climate: not a forecast',
  noData: 'no data for this day',
  usually: (cold, warm, period) => `Usually ${cold}…${warm}, ${period} average`,
}

/** The words of mails with tracks. */
export const letterTexts = { ru, en } as const satisfies Record<Language, typeof ru>
export type LetterTexts = typeof ru

/** `24.12.2026`, or `24.12.2026 – 26.12.2026` */
export const datesText = (first: CalendarDate, last: CalendarDate): string =>
  first === last ? shortDate(first) : `${shortDate(first)} – ${shortDate(last)}`
