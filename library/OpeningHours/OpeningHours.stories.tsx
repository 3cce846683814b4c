import type { Meta, StoryObj } from '@storybook/react-vite'
import { OpeningHours } from './dressed.ts'

const withBreak = [
  { from: 10, to: 13 },
  { from: 14, to: 18 },
]

const meta = {
  title: 'Cards/OpeningHours',
  component: OpeningHours,
  args: {
    'aria-label': 'Часы работы',
    days: [
      { label: 'Понедельник', text: 'выходной', spans: [] },
      { label: 'Вторник', text: '10:00–18:00', spans: withBreak },
      { label: 'Среда', text: '10:00–18:00', spans: withBreak },
      {
        label: 'Четверг',
        text: '10:00–20:00',
        spans: [
          { from: 10, to: 13 },
          { from: 14, to: 20 },
        ],
      },
      { label: 'Пятница', text: '10:00–18:00', spans: withBreak, isToday: true },
      { label: 'Суббота', text: '10:00–18:00', spans: [{ from: 10, to: 18 }] },
      { label: 'Воскресенье', text: '10:00–18:00', spans: [{ from: 10, to: 18 }] },
    ],
    status: { isOpen: true, text: 'открыто' },
    now: 15.3,
    note: 'Со вторника по пятницу перерыв 13:00–14:00. Касса закрывается за полчаса.',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '25rem' }}>{Story()}</div>],
} satisfies Meta<typeof OpeningHours>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Closed: Story = { args: { status: { isOpen: false, text: 'закрыто' }, now: 20.5 } }
export const Break: Story = { args: { status: { isOpen: false, text: 'перерыв до 14:00' }, now: 13.5 } }
export const Unknown: Story = { args: { days: [], status: undefined, now: undefined, note: undefined } }
export const LongWords: Story = {
  args: {
    days: [
      {
        label: 'Предпраздничные дни',
        text: '10:00–16:00, только для предварительно зарегистрировавшихся групп',
        spans: [{ from: 10, to: 16 }],
      },
    ],
    status: { isOpen: false, text: 'закрыто на санитарно-профилактические мероприятия' },
  },
}
export const AroundTheClock: Story = {
  args: {
    days: ['Будни', 'Выходные'].map((label) => ({ label, text: 'круглосуточно', spans: [{ from: 0, to: 24 }] })),
    status: undefined,
    note: undefined,
  },
}
