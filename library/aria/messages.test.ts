import { LocalizedStringFormatter, LocalizedStringDictionary } from '@internationalized/string'
import * as theirs from 'react-aria-components/i18n/en-US'
import { expect, test } from 'vitest'
import { messages as english } from '../messages/reactAria/english.ts'
import { messages as englishDragging } from '../messages/reactAria/englishDragging.ts'
import type { AriaMessages } from '../messages/reactAria/messages.ts'
import { messages as russian } from '../messages/reactAria/russian.ts'
import { messages as russianDragging } from '../messages/reactAria/russianDragging.ts'
import { addAriaMessages } from './addAriaMessages.ts'

const all: Readonly<Record<'ru' | 'en', AriaMessages>> = {
  ru: { ...russian, ...russianDragging },
  en: { ...english, ...englishDragging },
}
const own = (theirs as unknown as { default: AriaMessages }).default
const keys = (messages: AriaMessages) =>
  Object.entries(messages).flatMap(([name, texts]) => Object.keys(texts).map((key) => `${name} ${key}`))

/** Formats a message as React Aria does: by its own formatter, which finds messages by the name of their package. */
function say(language: 'ru' | 'en', message: string, values: object) {
  addAriaMessages(language, all[language])
  const [name = '', key = ''] = message.split(' ')
  const dictionary = LocalizedStringDictionary.getGlobalDictionaryForPackage(name)
  return (
    dictionary &&
    new LocalizedStringFormatter(language === 'ru' ? 'ru-RU' : 'en-GB', dictionary)
      .format(key, { ...values })
      .replaceAll('\u00a0', ' ')
  )
}
/** All values that a message may use, with the same number for every count. */
const counting = (count: number) => ({
  count,
  optionCount: count,
  groupCount: count,
  groupTitle: 'T',
  isGroupChange: true,
  isSelected: true,
  optionText: 'T',
  itemText: 'T',
  beforeItemText: 'T',
  afterItemText: 'T',
  date: 'T',
  dateRange: 'T',
  startDate: 'T',
  endDate: 'T',
})

test('each package has every message that React Aria looks up, in both languages', () => {
  const theirKeys = keys(Object.fromEntries(Object.keys(all.ru).map((name) => [name, own[name] ?? {}])))

  expect([keys(all.ru).toSorted(), keys(all.en).toSorted()]).toEqual([theirKeys.toSorted(), theirKeys.toSorted()])
})

test('every Russian message with a number has the right forms for 1, 2, 5 and 21', () => {
  const forms = keys(all.ru).flatMap((message) => {
    const forms = [1, 2, 5, 21].map((count) => say('ru', message, counting(count))?.replace(String(count), '#'))
    return forms[0] === forms[1] ? [] : [[message.split(' ')[1], ...forms]]
  })

  expect(forms).toEqual([
    [
      'countAnnouncement',
      'Доступен # вариант.',
      'Доступны # варианта.',
      'Доступно # вариантов.',
      'Доступен # вариант.',
    ],
    [
      'focusAnnouncement',
      ...['# вариант', '# варианта', '# вариантов', '# вариант'].map((options) => `Группа «T», ${options}. T, выбрано`),
    ],
    ['notifications', '# уведомление.', '# уведомления.', '# уведомлений.', '# уведомление.'],
    ...['dragSelectedItems'].map((key) => [
      key,
      ...['# выбранный элемент', '# выбранных элемента', '# выбранных элементов', '# выбранный элемент'].map(
        (items) => `Перетащить ${items}`,
      ),
    ]),
    ...[
      ['dragSelectedKeyboard', 'Нажмите Enter'],
      ['dragSelectedKeyboardAlt', 'Нажмите Alt + Enter'],
      ['dragSelectedLongPress', 'Нажмите и удерживайте'],
    ].map(([key, press]) => [
      key,
      ...['# выбранного элемента', '# выбранных элементов', '# выбранных элементов', '# выбранного элемента'].map(
        (items) => `${press} для перетаскивания ${items}.`,
      ),
    ]),
  ])
})

test('no Russian message calls an option a parameter, is cut short, or mentions the mouse', () => {
  const texts = keys(all.ru).map((message) => say('ru', message, counting(2)) ?? '')

  expect(texts.filter((text) => /параметр|элем(?![а-я])|на$|Щ[её]лкн/.test(text))).toEqual([])
})

test('the ends of a period stay unchanged, and a title after a preposition is in quotation marks', () => {
  const period = { startDate: 'декабрь 2026', endDate: 'январь 2027' }
  const titles = { itemText: 'Парк', beforeItemText: 'Музей «Торум Маа»', afterItemText: 'Парк' }

  expect(say('ru', '@react-aria/calendar dateRange', period)).toBe('декабрь 2026 – январь 2027')
  expect(say('ru', '@react-aria/dnd insertBetween', titles)).toBe('Вставить между «Музей „Торум Маа“» и «Парк»')
})

test('one page can have widgets in two languages, and other packages keep React Aria’s own messages', () => {
  expect([
    say('ru', '@react-aria/combobox countAnnouncement', { optionCount: 2 }),
    say('en', '@react-aria/combobox countAnnouncement', { optionCount: 2 }),
  ]).toEqual(['Доступны 2 варианта.', '2 options available.'])
  expect(LocalizedStringDictionary.getGlobalDictionaryForPackage('@react-aria/color')).toBeNull()
})
