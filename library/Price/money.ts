import type { Language } from '../messages/language.tsx'

/** Rubles as a decimal string with two digits, as the wire gives them. */
export interface Money {
  value: string
}

const noBreak = '\u00a0'
const thousands = /\B(?=(?:\d{3})+$)/g
const decimal: Record<Language, string> = { ru: ',', en: '.' }

/** By its digits: a sum is never a float. */
export const isFree = ({ value }: Money): boolean => !/[1-9]/.test(value)

/** `12 500,00 ₽` and `12 500.00 ₽`: never a float on the way, and never a break inside. */
export function formatMoney({ value }: Money, language: Language): string {
  const [rubles = '0', kopecks = ''] = value.replace('-', '−').split('.')
  return `${rubles.replace(thousands, noBreak)}${decimal[language]}${kopecks.padEnd(2, '0')}${noBreak}₽`
}
