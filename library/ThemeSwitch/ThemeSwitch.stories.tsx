import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { ThemeSwitch } from './dressed.ts'

const meta = { title: 'ThemeSwitch', component: ThemeSwitch, args: { value: 'light', action: '/preferences' } } satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  render: (args) => {
    const [value, setValue] = useState(args.value)
    return <ThemeSwitch {...args} value={value} onValueChange={setValue} />
  },
}
export const AnotherThemeIsOn: Story = { args: { value: null } }
