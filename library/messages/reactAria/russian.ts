import { counted, plural, type PluralForms } from '../../labels/plural.ts'
import type { AriaMessages } from './messages.ts'

interface FocusedOption {
  isGroupChange: boolean
  groupTitle: string
  groupCount: number
  optionText: string
  isSelected: boolean
}
type Dated = { date: string }
type DateRange = { startDate: string; endDate: string }
type Counted = { count: number }

const options: PluralForms = { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' }
const notifications: PluralForms = {
  one: 'уведомление',
  few: 'уведомления',
  many: 'уведомлений',
  other: 'уведомления',
}
const available: PluralForms = { one: 'Доступен', few: 'Доступны', many: 'Доступно', other: 'Доступно' }

/**
 * The messages of the packages that the widgets load, instead of React Aria's own: its Russian has no plural form for
 * two to four, and calls an option "параметр".
 */
export const messages = {
  '@react-aria/combobox': {
    buttonLabel: 'Показать варианты',
    listboxLabel: 'Варианты',
    countAnnouncement: ({ optionCount }: { optionCount: number }) =>
      `${plural(optionCount, available, 'ru')} ${counted(optionCount, options, 'ru')}.`,
    focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }: FocusedOption) => {
      const group = isGroupChange ? `Группа «${groupTitle}», ${counted(groupCount, options, 'ru')}. ` : ''
      return `${group}${optionText}${isSelected ? ', выбрано' : ''}`
    },
    selectedAnnouncement: ({ optionText }: { optionText: string }) => `${optionText}, выбрано`,
  },
  '@react-aria/menu': {
    longPressMessage: 'Чтобы открыть меню, нажмите и удерживайте или нажмите Alt со стрелкой вниз',
  },
  '@react-aria/calendar': {
    dateRange: ({ startDate, endDate }: DateRange) => `${startDate} – ${endDate}`,
    dateSelected: ({ date }: Dated) => `Выбрано: ${date}`,
    finishRangeSelectionPrompt: 'Нажмите, чтобы выбрать последний день',
    maximumDate: 'Последний доступный день',
    minimumDate: 'Первый доступный день',
    next: 'Следующий месяц',
    previous: 'Предыдущий месяц',
    selectedDateDescription: ({ date }: Dated) => `Выбранный день: ${date}`,
    selectedRangeDescription: ({ dateRange }: { dateRange: string }) => `Выбранные дни: ${dateRange}`,
    startRangeSelectionPrompt: 'Нажмите, чтобы выбрать первый день',
    todayDate: ({ date }: Dated) => `Сегодня, ${date}`,
    todayDateSelected: ({ date }: Dated) => `Сегодня, выбрано: ${date}`,
  },
  '@react-aria/toast': {
    close: 'Закрыть',
    notifications: ({ count }: Counted) => `${counted(count, notifications, 'ru')}.`,
  },
  '@react-aria/spinbutton': { Empty: 'Пусто' },
} satisfies AriaMessages
