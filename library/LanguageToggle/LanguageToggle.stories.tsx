import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { LanguageToggle } from './dressed.ts'

const meta = {
  title: 'Controls/LanguageToggle',
  component: LanguageToggle,
  args: { hrefFor: (language) => `?lang=${language}` },
} satisfies Meta<typeof LanguageToggle>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const Full: Story = { args: { look: 'full' } }
export const HoverPinned: Story = { globals: { pseudo: { hover: ['a'] } } }
export const FullHoverPinned: Story = { args: { look: 'full' }, globals: { pseudo: { hover: ['a'] } } }
export const FullFocusPinned: Story = {
  args: { look: 'full' },
  globals: { pseudo: { focusVisible: ["a[lang='en']"] } },
}
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link')
    first?.focus()
    await userEvent.tab()
    await expect(second).toHaveFocus()
  },
}
