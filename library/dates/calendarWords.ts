import type { Language } from '../messages/language.tsx'
import { localeOf } from '../messages/locale.ts'
import { dateFormatter, dateParts } from './format.ts'

/** 'суббота, 6 декабря 2025', 'Saturday, 6 December 2025'. */
export function spokenDate(date: string, language: Language): string {
  const [weekday, ...rest] = dateParts(date, language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return weekday ? `${weekday}, ${rest.join(' ')}` : date
}

/** 'Декабрь 2025', 'December 2025': without a day, the name of a month has another ending in Russian than in a date. */
export function monthTitle(year: number, month: number, language: Language): string {
  const name = dateFormatter(language, { month: 'long' }).format(new Date(Date.UTC(year, month - 1, 1)))
  return `${name.charAt(0).toLocaleUpperCase(localeOf(language))}${name.slice(1)} ${year}`
}
