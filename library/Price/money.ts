import type { Language } from '../messages/language.tsx'
import { localeOf } from '../messages/locale.ts'

/** Rubles as a decimal string with two digits, as the wire gives them. */
export interface Money {
  value: string
}

const noBreak = '\u00a0'
const thousands = /\B(?=(?:\d{3})+$)/g
const points = new Map<Language, string>()
/** The decimal separator of a language. */
function pointIn(language: Language): string {
  const point = points.get(language) ?? new Intl.NumberFormat(localeOf(language)).format(0.5).replace(/\d/g, '')
  points.set(language, point)
  return point
}

/** Compares digits, because money is never a float. */
export const isFree = ({ value }: Money): boolean => !/[1-9]/.test(value)

/** `12 500,00 ₽` and `12 500.00 ₽`, without conversion to a float and with no-break spaces. */
export function formatMoney({ value }: Money, language: Language): string {
  const [rubles = '0', kopecks = ''] = value.replace('-', '−').split('.')
  return `${rubles.replace(thousands, noBreak)}${pointIn(language)}${kopecks.padEnd(2, '0')}${noBreak}₽`
}
