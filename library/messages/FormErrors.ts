import { counted, type PluralForms } from '../labels/plural.ts'

const places: PluralForms = { one: 'поле', few: 'поля', many: 'полей', other: 'поля' }
const fields: PluralForms = { one: 'field', other: 'fields' }

const ru = {
  /** @param count how many fields have errors; 0 where no field is to blame */
  title: (count: number) => (count === 0 ? 'Форма не отправлена' : `Проверьте ${counted(count, places, 'ru')}`),
}
const en: typeof ru = {
  title: (count) => (count === 0 ? 'The form was not sent' : `Check ${counted(count, fields, 'en')}`),
}
export const formErrorsMessages = { ru, en }
export type FormErrorsMessages = typeof ru
