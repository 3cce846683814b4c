import type { Meta, StoryObj } from '@storybook/react-vite'
import { Hem } from './dressed.ts'

const meta = {
  title: 'Page parts/Hem',
  component: Hem,
  args: { band: 'antler' },
} satisfies Meta<typeof Hem>
export default meta
type Story = StoryObj<typeof meta>

export const Antler: Story = {}
export const Teeth: Story = { args: { band: 'teeth' } }
export const Rhomb: Story = { args: { band: 'rhomb' } }
export const Cross: Story = { args: { band: 'cross' } }
export const Forks: Story = { args: { band: 'forks' } }
export const Hook: Story = { args: { band: 'hook' } }
export const Spruce: Story = { args: { band: 'spruce' } }
export const Key: Story = { args: { band: 'key' } }
export const Small: Story = { args: { size: 'sm', category: 'event' } }
export const Flipped: Story = { args: { isFlipped: true, size: 'lg' } }
