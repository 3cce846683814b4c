import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ThemeSwitch } from './dressed.ts'

const meta = {
  title: 'ThemeSwitch',
  component: ThemeSwitch,
  args: { defaultValue: 'light', action: '/preferences', onChange: () => {} },
} satisfies Meta<typeof ThemeSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const AsInTheSystem: Story = { args: { defaultValue: 'system' } }
export const AnotherThemeIsOn: Story = { args: { defaultValue: null } }
export const HoverPinned: Story = { globals: { pseudo: { hover: ['button'] } } }
export const FocusPinned: Story = { globals: { pseudo: { focusVisible: ["button[value='dark']"] } } }
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [light, dark] = within(canvasElement).getAllByRole('button')
    light?.focus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    await expect(light).toHaveAttribute('aria-pressed', 'false')
  },
}
