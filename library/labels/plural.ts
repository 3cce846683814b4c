import { textsIn, type Catalogue } from '../messages/added.ts'
import type { Language } from '../messages/language.tsx'
import { localeOf } from '../messages/locale.ts'
import { unbrokenNumber } from '../typography/intl-spaces.ts'
import { space } from '../typography/no-break-signs.ts'

/** The forms of a word by count. Russian needs `one few many other` (`other` is for fractions), English `one other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

const kept = new Map<Language, { rules: Intl.PluralRules; numbers: Intl.NumberFormat }>()
/** Cached, because creating one costs more than formatting a hundred numbers. */
function countingIn(language: Language) {
  const locale = localeOf(language)
  const made = kept.get(locale) ?? { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) }
  kept.set(locale, made)
  return made
}

/** Only the form, such as `дня`. */
export const plural = (count: number, forms: PluralForms, language: Language): string =>
  forms[countingIn(language).rules.select(count)] ?? forms.other

/** The number with its word and a no-break space between them: `3 дня`. */
export const counted = (count: number, forms: PluralForms, language: Language): string =>
  unbrokenNumber(countingIn(language).numbers.format(count)) + space + plural(count, forms, language)

/** For `plural` and `counted`; `formatDays` does both. */
export const dayForms: Catalogue<PluralForms> = {
  ru: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
  en: { one: 'day', other: 'days' },
}
/** For `plural` and `counted`; `formatObjects` does both. An object is anything of the catalogue. */
export const objectForms: Catalogue<PluralForms> = {
  ru: { one: 'объект', few: 'объекта', many: 'объектов', other: 'объекта' },
  en: { one: 'object', other: 'objects' },
}

/** `1 день`, `3 дня`, `5 дней`; `1 day`, `5 days`. */
export const formatDays = (count: number, language: Language): string =>
  counted(count, textsIn(dayForms, language), language)
/** `1 объект`, `3 объекта`, `5 объектов`; `1 object`, `5 objects`. */
export const formatObjects = (count: number, language: Language): string =>
  counted(count, textsIn(objectForms, language), language)
