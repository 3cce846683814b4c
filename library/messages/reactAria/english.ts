import { counted, type PluralForms } from '../../labels/plural.ts'
import type { messages as russian } from './russian.ts'

const options: PluralForms = { one: 'option', other: 'options' }
const notifications: PluralForms = { one: 'notification', other: 'notifications' }

/** The messages of the packages that the widgets load, instead of React Aria's own. */
export const messages: typeof russian = {
  '@react-aria/combobox': {
    buttonLabel: 'Show options',
    listboxLabel: 'Options',
    countAnnouncement: ({ optionCount }) => `${counted(optionCount, options, 'en')} available.`,
    focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }) => {
      const group = isGroupChange ? `Group “${groupTitle}”, ${counted(groupCount, options, 'en')}. ` : ''
      return `${group}${optionText}${isSelected ? ', selected' : ''}`
    },
    selectedAnnouncement: ({ optionText }) => `${optionText}, selected`,
  },
  '@react-aria/menu': { longPressMessage: 'To open the menu, press and hold, or press Alt with the down arrow' },
  '@react-aria/calendar': {
    dateRange: ({ startDate, endDate }) => `${startDate} – ${endDate}`,
    dateSelected: ({ date }) => `Selected: ${date}`,
    finishRangeSelectionPrompt: 'Press to select the last day',
    maximumDate: 'Last day available',
    minimumDate: 'First day available',
    next: 'Next month',
    previous: 'Previous month',
    selectedDateDescription: ({ date }) => `Selected day: ${date}`,
    selectedRangeDescription: ({ dateRange }) => `Selected days: ${dateRange}`,
    startRangeSelectionPrompt: 'Press to select the first day',
    todayDate: ({ date }) => `Today, ${date}`,
    todayDateSelected: ({ date }) => `Today, selected: ${date}`,
  },
  '@react-aria/toast': {
    close: 'Close',
    notifications: ({ count }) => `${counted(count, notifications, 'en')}.`,
  },
  '@react-aria/spinbutton': { Empty: 'Empty' },
}
