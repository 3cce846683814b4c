import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoadingBar } from './dressed.ts'

const meta = {
  title: 'Controls/LoadingBar',
  component: LoadingBar,
  parameters: { layout: 'fullscreen' },
  args: { isVisible: true, progress: 62 },
  decorators: [(Story) => <div style={{ minBlockSize: '4rem' }}>{Story()}</div>],
} satisfies Meta<typeof LoadingBar>
export default meta
type Story = StoryObj<typeof meta>

export const Progress: Story = {}
export const Running: Story = { args: { progress: undefined } }
export const Done: Story = { args: { progress: 100 } }
export const Hidden: Story = { args: { isVisible: false } }
