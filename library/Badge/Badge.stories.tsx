import type { Meta, StoryObj } from '@storybook/react-vite'
import { checkCircle, wheelchair } from '../Icon/icons.ts'
import { Badge } from './dressed.ts'

const meta = {
  title: 'Cards/Badge',
  component: Badge,
  args: { children: 'сентябрь' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {}
export const Success: Story = { args: { tone: 'success', icon: checkCircle, children: 'действителен' } }
export const Warning: Story = { args: { tone: 'warning', children: 'осталось 3' } }
export const Danger: Story = { args: { tone: 'danger', children: 'распродано' } }
export const Info: Story = { args: { tone: 'info', children: 'заявка' } }
export const Track: Story = { args: { tone: 'track', children: 'в треке' } }
export const Outline: Story = { args: { tone: 'outline', icon: wheelchair, children: 'Без ступеней' } }
export const Forecast: Story = { args: { tone: 'forecast', children: 'прогноз' } }
/** Wraps to the next line instead of overflowing a narrow card. */
export const LongWords: Story = {
  args: {
    tone: 'warning',
    icon: wheelchair,
    children: 'Водогрязелечебница для высококвалифицированных путешественников',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '14rem' }}>{Story()}</div>],
}
export const Norm: Story = { args: { tone: 'norm', children: 'норма 1991–2020' } }
