import type { Meta, StoryObj } from '@storybook/react-vite'
import { SocialLinks } from './dressed.ts'

const meta = {
  title: 'SocialLinks',
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
export const All: Story = {
  args: {
    links: (['vkontakte', 'telegram', 'odnoklassniki', 'rutube', 'youtube', 'facebook', 'instagram'] as const).map((network) => ({
      network,
      href: `https://${network}.example`,
    })),
  },
}
