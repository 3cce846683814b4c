import { counted, type PluralForms } from '../labels/plural.ts'

const signs: PluralForms = { one: 'знак', few: 'знака', many: 'знаков', other: 'знака' }
const characters: PluralForms = { one: 'character', other: 'characters' }

const ru = {
  show: 'Показать пароль',
  hide: 'Скрыть пароль',
  shown: 'Пароль виден',
  hidden: 'Пароль скрыт',
  left: (count: number) => `Ещё ${counted(count, signs, 'ru')}`,
  over: (count: number) => `Длиннее на ${counted(count, signs, 'ru')}`,
}
const en: typeof ru = {
  show: 'Show password',
  hide: 'Hide password',
  shown: 'The password is shown',
  hidden: 'The password is hidden',
  left: (count) => `${counted(count, characters, 'en')} left`,
  over: (count) => `${counted(count, characters, 'en')} too many`,
}
export const textFieldMessages = { ru, en }
export type TextFieldMessages = typeof ru
