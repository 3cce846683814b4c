import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SocialLinks } from './dressed.ts'
import { networkIcons, type SocialNetwork } from './networks.ts'

const isNetwork = (name: string): name is SocialNetwork => Object.hasOwn(networkIcons, name)

const meta = {
  title: 'Page parts/SocialLinks',
  component: SocialLinks,
  args: {
    links: [
      { network: 'vkontakte', href: 'https://vk.com/example' },
      { network: 'telegram', href: 'https://t.me/example' },
    ],
  },
} satisfies Meta<typeof SocialLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const One: Story = { args: { links: [{ network: 'telegram', href: 'https://t.me/example' }] } }
/** Nothing is rendered. */
export const None: Story = { args: { links: [] } }
export const All: Story = {
  args: {
    links: Object.keys(networkIcons)
      .filter(isNetwork)
      .map((network) => ({ network, href: `https://${network}.example` })),
  },
}
export const HoverPinned: Story = { globals: { pseudo: { hover: ['a'] } } }
export const FocusByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link')
    first?.focus()
    await userEvent.tab()
    await expect(second).toHaveFocus()
  },
}
