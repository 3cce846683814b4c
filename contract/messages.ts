import type * as v from 'valibot'
import { type Language, textInLanguage, type Texts } from './language.ts'

type Plural = { one: string; other: string }
type Message = string | Plural

const ru = {
  required: 'Обязательное поле',
  invalid: 'Недопустимое значение',
  email: 'Введённый адрес не похож на электронную почту',
  letters: 'Допустимы только буквы алфавита',
  match: 'Поля должны совпадать',
  min_length: { one: 'Поле не может быть короче {limit} знака', other: 'Поле не может быть короче {limit} знаков' },
  max_length: {
    one: 'Поле не может быть длиннее {limit} знака',
    other: 'Поле не может быть длиннее {limit} знаков',
  },
  integer: 'Нужно целое число',
  finite: 'Нужно число',
  min_value: 'Не меньше {limit}',
  max_value: 'Не больше {limit}',
  range: 'Координаты выходят за пределы земного шара',
  picklist: 'Такого варианта нет',
  iso_date: 'Нужна дата в виде ГГГГ-ММ-ДД',
  date_range: 'Нужна дата с 1900 по 2199 год',
  earliest_date: 'Самая ранняя дата — 01.01.1900',
  period: 'Последний день раньше первого',
  characters: 'Есть знаки, которые нельзя сохранить',
  places: 'Слишком много мест: не больше 20',
  past_date: 'Эта дата ещё не наступила',
  phone: 'Нужен номер из 10 цифр после +7',
  snils: 'Это не номер СНИЛС: проверьте цифры',
  inn: 'Это не ИНН: проверьте цифры',
  passport: 'Нужны серия и номер документа, например 6700 123456',
  email_taken: 'С этим адресом уже есть учётная запись: войдите или восстановите пароль',
  wrong_pair: 'Адрес или пароль не подходят',
  wrong_password: 'Пароль не подходит',
  common_password: 'Такой пароль подбирают одним из первых: придумайте другой',
  link_ended: 'Ссылка устарела или уже использована',
  too_many: 'Больше добавить нельзя: не больше {limit}',
  stops: { one: 'В треке не больше {limit} места', other: 'В треке не больше {limit} мест' },
  notes: 'Заметки слишком длинные: вместе не больше 10 000 знаков',
  unknown_object: 'Такого места или события нет',
  empty_track: 'Трек пуст',
  price_changed: 'Цена изменилась: теперь {limit}',
  sold_out: 'Всё продано',
  few_left: 'Осталось только {limit}',
  not_sold: 'Это сейчас не продаётся',
  is_over: 'Продажа закончилась',
  most_in_order: 'В одном заказе не больше {limit}',
  order_tickets: 'В одном заказе не больше 50 билетов: оформите остальные отдельно',
  participants: 'Участников должно быть столько же, сколько билетов: {limit}',
  key_reused: 'Этот ключ уже был у другого заказа',
  not_payable: 'Этот заказ уже нельзя оплатить',
  not_cancellable: 'Оплаченный заказ не отменяют, а возвращают',
  not_prolongable: 'Продлить бронь больше нельзя',
  not_refundable: 'Этот билет не вернуть по условиям покупки',
  max_saved: 'Сохранено уже {limit} треков: удалите лишние',
} satisfies Record<string, Message>

/** Names of the messages. */
export type MessageName = keyof typeof ru

const en: Record<MessageName, Message> = {
  required: 'Required field',
  invalid: 'This value is not allowed',
  email: 'The address you entered does not look like a valid email',
  letters: 'Only letters of the alphabet are allowed',
  match: 'Fields must match',
  min_length: {
    one: 'This field cannot be less than {limit} character',
    other: 'This field cannot be less than {limit} characters',
  },
  max_length: {
    one: 'This field cannot be more than {limit} character',
    other: 'This field cannot be more than {limit} characters',
  },
  integer: 'A whole number is needed',
  finite: 'A number is needed',
  min_value: 'No less than {limit}',
  max_value: 'No more than {limit}',
  range: 'The coordinates lie off the globe',
  picklist: 'There is no such choice',
  iso_date: 'A date is needed, written YYYY-MM-DD',
  date_range: 'A date from 1900 to 2199 is needed',
  earliest_date: 'The earliest date is 01.01.1900',
  period: 'The last day is before the first',
  characters: 'Some characters here cannot be stored',
  places: 'Too many places: no more than 20',
  past_date: 'This date is still to come',
  phone: 'A number of 10 digits after +7 is needed',
  snils: 'This is not a SNILS: check the digits',
  inn: 'This is not an INN: check the digits',
  passport: 'The series and number of a document are needed, for example 6700 123456',
  email_taken: 'There is an account with this address already: sign in or recover the password',
  wrong_pair: 'The address or the password is wrong',
  wrong_password: 'The password is wrong',
  common_password: 'This password is among the first to be guessed: choose another one',
  link_ended: 'The link is too old or has been used',
  too_many: 'No more can be added: {limit} at most',
  stops: { one: 'A track has no more than {limit} stop', other: 'A track has no more than {limit} stops' },
  notes: 'The notes are too long: no more than 10,000 characters together',
  unknown_object: 'There is no such place or event',
  empty_track: 'The track is empty',
  price_changed: 'The price has changed: it is {limit} now',
  sold_out: 'Sold out',
  few_left: 'Only {limit} left',
  not_sold: 'This is not sold at present',
  is_over: 'The sale is over',
  most_in_order: 'No more than {limit} in one order',
  order_tickets: 'One order has 50 tickets at most: order the others separately',
  participants: 'There must be as many participants as tickets: {limit}',
  key_reused: 'This key belongs to another order already',
  not_payable: 'This order can no longer be paid',
  not_cancellable: 'A paid order is not cancelled but refunded',
  not_prolongable: 'The hold cannot be prolonged again',
  not_refundable: 'This ticket cannot be returned by the terms of purchase',
  max_saved: 'There are {limit} saved tracks already: delete some',
}

/** Messages for broken rules, by language and name; `{limit}` stands for the number of the rule. */
export const messages: Texts<Record<MessageName, Message>> = { ru, en }

const inForm = (message: Plural, limit: number, language: Language) =>
  new Intl.PluralRules(language).select(limit) === 'one' ? message.one : message.other

const isName = (name: string): name is MessageName => Object.hasOwn(ru, name)
/** A schema may name its message, as `v.regex(…, 'letters')` does; default: the kind of rule. */
const nameOf = (issue: v.BaseIssue<unknown>): MessageName => {
  if (issue.received === 'undefined') return 'required'
  return [issue.message, issue.type].find(isName) ?? 'invalid'
}

/** A message by its name. @param limit the number of the rule */
export function namedMessage(name: MessageName, language: Language, limit?: unknown): string {
  const message = textInLanguage(messages, language)[name]
  const text = typeof message === 'string' ? message : inForm(message, Number(limit), language)
  return text.replace('{limit}', String(limit))
}

/** The message for one broken rule. @param language of the message */
export const messageOf = (issue: v.BaseIssue<unknown>, language: Language): string =>
  namedMessage(nameOf(issue), language, issue.requirement)

const fieldOf = (issue: v.BaseIssue<unknown>) => issue.path?.map((step) => String(step.key)).join('.') ?? ''

/** One broken rule is enough for a field; a missing value breaks others too, whose messages would add nothing. */
const reportedIssue = (issues: readonly v.BaseIssue<unknown>[]): v.BaseIssue<unknown> =>
  issues.reduce((first, issue) => (nameOf(first) !== 'required' && nameOf(issue) === 'required' ? issue : first))

/** Broken rules as `{ field: [message] }`. @param language of the messages */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[], language: Language): Record<string, string[]> {
  const byField = Map.groupBy(issues, fieldOf)
  return Object.fromEntries(
    [...byField].map(([field, broken]) => [field, [messageOf(reportedIssue(broken), language)]]),
  )
}
