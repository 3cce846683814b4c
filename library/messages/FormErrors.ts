import { counted, type PluralForms } from '../labels/plural.ts'

const places: PluralForms = { one: 'поле', few: 'поля', many: 'полей', other: 'поля' }
const fields: PluralForms = { one: 'field', other: 'fields' }

const ru = {
  /** @param count the number of fields with errors; 0 if the error is not about a field */
  title: (count: number) => (count === 0 ? 'Форма не отправлена' : `Проверьте ${counted(count, places, 'ru')}`),
}
const en: typeof ru = {
  title: (count) => (count === 0 ? 'The form was not sent' : `Check ${counted(count, fields, 'en')}`),
}
export const formErrorsMessages = { ru, en }
export type FormErrorsMessages = typeof ru
