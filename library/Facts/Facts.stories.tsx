import type { Meta, StoryObj } from '@storybook/react-vite'
import { calendar, clock, pin, track } from '../Icon/icons.ts'
import { Facts } from './dressed.ts'

const meta = {
  title: 'Cards/Facts',
  component: Facts,
  args: {
    facts: [
      { icon: pin, text: 'Ханты-Мансийск' },
      { icon: clock, text: 'Открыто до 18:00', tone: 'success' },
    ],
  },
} satisfies Meta<typeof Facts>
export default meta
type Story = StoryObj<typeof meta>

export const Place: Story = {}
export const Closed: Story = { args: { facts: [{ icon: clock, text: 'Закрыто до вторника', tone: 'danger' }] } }
export const Route: Story = {
  args: {
    facts: [{ icon: calendar, text: '6 дней' }, { icon: track, text: '960 км' }, { text: 'машина, летом — теплоход' }],
  },
}
export const One: Story = { args: { facts: [{ text: '960 км' }] } }
export const FarTooMany: Story = {
  args: { facts: Array.from({ length: 24 }, (_, index) => ({ icon: pin, text: `Остановка ${index + 1}` })) },
}
export const LongWords: Story = {
  args: {
    facts: [
      { icon: pin, text: 'Водогрязелечебнопрофилакторий-археопарковедение' },
      { icon: clock, text: 'Вторник — воскресенье с 10:00 до 20:00' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '16rem' }}>{Story()}</div>],
}
