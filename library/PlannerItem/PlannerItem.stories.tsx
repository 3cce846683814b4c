import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../.storybook/Picture.tsx'
import { Icon } from '../Icon/dressed.ts'
import { grip } from '../Icon/icons.ts'
import { PlannerItem } from './dressed.ts'

const meta = {
  title: 'PlannerItem',
  component: PlannerItem,
  args: {
    number: 2,
    title: 'Музей под открытым небом «Торум Маа»',
    href: '#',
    note: 'в субботу до 18:00, перерыв 13–14',
    picture: <Picture />,
    grip: <Icon path={grip} />,
  },
  decorators: [(Story) => <ol style={{ maxInlineSize: '43rem' }}>{Story()}</ol>],
} satisfies Meta<typeof PlannerItem>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { number: 1, title: 'Археопарк', note: 'весь день, бесплатно', isFirst: true } }
export const Last: Story = { args: { number: 3, isLast: true } }
export const Dragging: Story = { args: { isDragging: true } }
export const Gone: Story = { args: { isGone: true } }
export const NoGrip: Story = { args: { grip: undefined, picture: undefined } }
