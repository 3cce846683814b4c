import type { Language } from '../messages/language.tsx'

/** A word by count. Russian needs `one few many other` (`other` is for fractions), English `one other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
}
const numbers: Readonly<Record<Language, Intl.NumberFormat>> = {
  ru: new Intl.NumberFormat('ru'),
  en: new Intl.NumberFormat('en'),
}

/** The form alone, as `дня`. */
export const plural = (count: number, forms: PluralForms, language: Language): string =>
  forms[rules[language].select(count)] ?? forms.other

/** The number with its word, which never part at the end of a line: `3 дня`. */
export const counted = (count: number, forms: PluralForms, language: Language): string =>
  `${numbers[language].format(count)}\u00a0${plural(count, forms, language)}`

const days: Readonly<Record<Language, PluralForms>> = {
  ru: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
  en: { one: 'day', other: 'days' },
}
const objects: Readonly<Record<Language, PluralForms>> = {
  ru: { one: 'объект', few: 'объекта', many: 'объектов', other: 'объекта' },
  en: { one: 'object', other: 'objects' },
}

/** `1 день`, `3 дня`, `5 дней`; `1 day`, `5 days`. */
export const formatDays = (count: number, language: Language): string => counted(count, days[language], language)
/** `1 объект`, `3 объекта`, `5 объектов`; `1 object`, `5 objects`. */
export const formatObjects = (count: number, language: Language): string => counted(count, objects[language], language)
