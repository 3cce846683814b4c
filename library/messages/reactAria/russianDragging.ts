import * as module from 'react-aria-components/i18n/ru-RU'
import { counted, type PluralForms } from '../../labels/plural.ts'
import type { AriaMessages } from './messages.ts'

/** The package's types declare its default export as a type only. */
const { default: own } = module as unknown as { default: AriaMessages }

const chosenItems: PluralForms = {
  one: 'выбранный элемент',
  few: 'выбранных элемента',
  many: 'выбранных элементов',
  other: 'выбранного элемента',
}
/** After a preposition that takes the genitive. */
const ofChosenItems: PluralForms = {
  one: 'выбранного элемента',
  few: 'выбранных элементов',
  many: 'выбранных элементов',
  other: 'выбранного элемента',
}
/** Quotes a title, so that it can stay in the nominative after a preposition; its own quotation marks become inner. */
const quoted = (text: string) => `«${text.replaceAll('«', '„').replaceAll('»', '“')}»`
type Between = { beforeItemText: string; afterItemText: string }

const drag =
  (start: string) =>
  ({ count }: { count: number }) =>
    `${start} ${counted(count, ofChosenItems, 'ru')}.`

/** React Aria's own messages, except for those that are cut short, lack a plural, or mention the mouse to everybody. */
export const messages = {
  '@react-aria/dnd': {
    ...own['@react-aria/dnd'],
    dragDescriptionVirtual: 'Нажмите, чтобы начать перетаскивание.',
    dropDescriptionVirtual: 'Нажмите, чтобы положить сюда.',
    endDragVirtual: 'Перетаскивание. Нажмите, чтобы отменить.',
    dropOnRoot: 'Положить в список',
    insertBefore: ({ itemText }: { itemText: string }) => `Вставить перед ${quoted(itemText)}`,
    insertBetween: ({ beforeItemText, afterItemText }: Between) =>
      `Вставить между ${quoted(beforeItemText)} и ${quoted(afterItemText)}`,
    insertAfter: ({ itemText }: { itemText: string }) => `Вставить после ${quoted(itemText)}`,
    dragSelectedItems: ({ count }: { count: number }) => `Перетащить ${counted(count, chosenItems, 'ru')}`,
    dragSelectedKeyboard: drag('Нажмите Enter для перетаскивания'),
    dragSelectedKeyboardAlt: drag('Нажмите Alt + Enter для перетаскивания'),
    dragSelectedLongPress: drag('Нажмите и удерживайте для перетаскивания'),
  },
} satisfies AriaMessages
