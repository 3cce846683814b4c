import type { Meta, StoryObj } from '@storybook/react-vite'
import { SubscribeWidget } from './dressed.ts'

const meta = {
  title: 'SubscribeWidget',
  component: SubscribeWidget,
  args: {
    links: [
      { network: 'vkontakte', href: 'https://vk.com/example' },
      { network: 'telegram', href: 'https://t.me/example' },
    ],
  },
} satisfies Meta<typeof SubscribeWidget>
export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {}
