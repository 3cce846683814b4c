import { plural, type PluralForms } from '../labels/plural.ts'

const characters: PluralForms = { one: 'знака', other: 'знаков' }
const charactersInEnglish: PluralForms = { one: 'character', other: 'characters' }

const ru = {
  required: 'Обязательное поле',
  email: 'Введённый адрес не похож на электронную почту',
  letters: 'Допустимы только буквы алфавита',
  match: 'Поля должны совпадать',
  tooShort: (length: number) => `Поле не может быть короче ${length} ${plural(length, characters, 'ru')}`,
  tooLong: (length: number) => `Поле не может быть длиннее ${length} ${plural(length, characters, 'ru')}`,
  invalid: 'Недопустимое значение',
}
const en: typeof ru = {
  required: 'Required field',
  email: 'The address you entered does not look like a valid email',
  letters: 'Only letters of the alphabet are allowed',
  match: 'Fields must match',
  tooShort: (length) => `This field cannot be less than ${length} ${plural(length, charactersInEnglish, 'en')}`,
  tooLong: (length) => `This field cannot be more than ${length} ${plural(length, charactersInEnglish, 'en')}`,
  invalid: 'This value is not allowed',
}
export const formMessages = { ru, en }
export type FormMessages = typeof ru
