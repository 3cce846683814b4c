import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FavoriteControl } from './dressed.ts'

const meta = {
  title: 'Controls/FavoriteControl',
  component: FavoriteControl,
  args: { objectTitle: 'Археопарк' },
} satisfies Meta<typeof FavoriteControl>
export default meta
type Story = StoryObj<typeof meta>

export const NotFavorite: Story = {}
export const Favorite: Story = { args: { defaultFavorite: true } }
export const IconOnly: Story = { args: { isIconOnly: true } }
export const IconOnlyFavorite: Story = { args: { isIconOnly: true, defaultFavorite: true } }
export const Pending: Story = { args: { isPending: true, isFavorite: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Hovered: Story = { globals: { pseudo: { hover: true } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['button'] } } }
/** Favourites are disabled, so nothing is rendered. */
export const NotEnabled: Story = { args: { isEnabled: false } }
export const Toggled: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /: Археопарк/, pressed: false })
    button.focus()
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
