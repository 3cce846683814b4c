import type { Meta, StoryObj } from '@storybook/react-vite'
import { DaylightBar } from './dressed.ts'

const meta = {
  title: 'Cards/DaylightBar',
  component: DaylightBar,
  args: {
    dawn: 8.3,
    rise: 9.27,
    set: 15.23,
    dusk: 16.21,
    label: 'Светло 09:16–15:14',
    length: '5 ч 57 мин',
    description: 'Светло с 09:16 до 15:14, 5 часов 57 минут',
  },
} satisfies Meta<typeof DaylightBar>
export default meta
type Story = StoryObj<typeof meta>

export const December: Story = {}
export const PolarDay: Story = {
  args: {
    dawn: 0,
    rise: 0,
    set: 24,
    dusk: 24,
    label: 'Светло весь день',
    length: '24 ч',
    description: 'Полярный день: солнце не заходит',
  },
}
export const PolarNight: Story = {
  args: {
    dawn: 10.2,
    rise: 12,
    set: 12,
    dusk: 13.8,
    label: 'Сумерки 10:12–13:48',
    length: 'без солнца',
    description: 'Полярная ночь: солнце не восходит, сумерки с 10:12 до 13:48',
  },
}
export const LongWords: Story = {
  args: {
    label: 'Светло 09:16–15:14, после заката светоотражающие элементы обязательны',
    length: 'пять часов пятьдесят семь минут',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
}
export const WhiteNights: Story = {
  args: {
    dawn: 0,
    rise: 3.7,
    set: 23.2,
    dusk: 24,
    label: 'Светло 03:42–23:12',
    length: '19 ч 30 мин',
    description: 'Светло с 03:42 до 23:12, ночью сумерки',
  },
}
