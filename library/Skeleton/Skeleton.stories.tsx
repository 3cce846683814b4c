import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './dressed.ts'

const meta = {
  title: 'Skeleton',
  component: Skeleton,
  args: {},
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const Card: Story = { args: { variant: 'card' } }
export const Tall: Story = { args: { variant: 'tall' } }
export const Row: Story = { args: { variant: 'row', lines: 4 } }
export const Suggestion: Story = { args: { variant: 'suggestion' } }
