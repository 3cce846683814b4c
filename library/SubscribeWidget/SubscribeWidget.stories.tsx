import type { Meta, StoryObj } from '@storybook/react-vite'
import { SubscribeWidget } from './dressed.ts'

const meta = {
  title: 'Page parts/SubscribeWidget',
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
export const One: Story = { args: { links: [{ network: 'vkontakte', href: 'https://vk.com/example' }] } }
/** Nothing is rendered. */
export const None: Story = { args: { links: [] } }
/** After the visitor has agreed to the embed. */
export const WithEmbed: Story = {
  args: { embed: <p style={{ padding: '1rem', border: '1px solid' }}>Лента сообщества</p> },
}
export const HoverPinned: Story = { globals: { pseudo: { hover: ['a'] } } }
export const FocusPinned: Story = { globals: { pseudo: { focusVisible: ["a[href*='t.me']"] } } }
export const LongWords: Story = {
  args: {
    links: (['vkontakte', 'telegram', 'odnoklassniki', 'rutube', 'youtube'] as const).map((network) => ({
      network,
      href: `https://${network}.example`,
    })),
    messages: {
      title: 'Достопримечательности, экскурсоводы и водогрязелечебницы в социальных сетях',
      text: 'Превысокомногорассмотрительствующие новости, дороги и события — в ленте, которую вы и так читаете каждый день по дороге на работу.',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '15rem' }}>{Story()}</div>],
}
