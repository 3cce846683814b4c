import type { Meta, StoryObj } from '@storybook/react-vite'
import { TrackButton } from './dressed.ts'

const meta = {
  title: 'Planner/TrackButton',
  component: TrackButton,
  args: { href: '/my_tracks', count: 5 },
} satisfies Meta<typeof TrackButton>
export default meta
type Story = StoryObj<typeof meta>

export const WithCount: Story = {}
export const Empty: Story = { args: { count: 0 } }
export const One: Story = { args: { count: 1 } }
export const FarTooMany: Story = { args: { count: 1240 } }
export const HoverPinned: Story = { globals: { pseudo: { hover: ['a'] } } }
export const FocusPinned: Story = { globals: { pseudo: { focusVisible: ['a'] } } }
export const LongWords: Story = { args: { messages: { track: 'Мои достопримечательности' } } }
