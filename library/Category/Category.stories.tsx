import type { Meta, StoryObj } from '@storybook/react-vite'
import { bed, ethno, flag, fork, sled, walk } from '../Icon/icons.ts'
import { Category } from './dressed.ts'

const meta = {
  title: 'Cards/Category',
  component: Category,
  args: { icon: ethno, label: 'Этнографический музей' },
} satisfies Meta<typeof Category>
export default meta
type Story = StoryObj<typeof meta>

export const Place: Story = {}
export const Tour: Story = { args: { icon: sled, label: 'Тур, 3 дня', category: 'tour' } }
export const Excursion: Story = { args: { icon: walk, label: 'Экскурсия', category: 'excursion' } }
export const Event: Story = { args: { icon: flag, label: 'Событие', category: 'event' } }
export const Food: Story = { args: { icon: fork, label: 'Где поесть', category: 'food' } }
export const Stay: Story = { args: { icon: bed, label: 'Где жить', category: 'stay' } }
export const LongWords: Story = {
  args: { label: 'Водогрязелечебнопрофилакторий-археопарковедение' },
  decorators: [(Story) => <div style={{ maxInlineSize: '12rem' }}>{Story()}</div>],
}
