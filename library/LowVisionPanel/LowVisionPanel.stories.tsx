import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { LowVisionPanel } from './dressed.ts'
import type { ReadingSettings } from './LowVisionPanel.tsx'

const meta = {
  title: 'LowVisionPanel',
  component: LowVisionPanel,
  args: { value: { theme: 'lv-black-on-white' }, action: '/preferences' },
} satisfies Meta<typeof LowVisionPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  args: { defaultOpen: true },
  render: (args) => {
    const [value, setValue] = useState<ReadingSettings>(args.value)
    return <LowVisionPanel {...args} value={value} onChange={(field, changed) => setValue(field === 'reading' ? {} : { ...value, [field]: changed || undefined })} />
  },
}
