import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from './dressed.ts'

const meta = { title: 'Controls/Link', component: Link, args: { href: '/tours', children: 'Туры' } } satisfies Meta<
  typeof Link
>
export default meta
type Story = StoryObj<typeof meta>

export const Inside: Story = {}
export const OwnHost: Story = { args: { href: 'https://portal.example/tours', ownHosts: ['portal.example'] } }
export const Outside: Story = { args: { href: 'https://other.example', children: 'Сайт организатора' } }
/** Looks like a path, but a browser takes what follows for a host. */
export const OutsideInDisguise: Story = { args: { href: '/\\other.example', children: 'Сайт организатора' } }
export const Letter: Story = { args: { href: 'mailto:hello@portal.example', children: 'hello@portal.example' } }
export const Refused: Story = { args: { href: 'javascript:alert(1)', children: 'Адрес, которому мы не верим' } }
export const HoverPinned: Story = {
  args: { href: 'https://other.example', children: 'Сайт организатора' },
  globals: { pseudo: { hover: true } },
}
export const FocusPinned: Story = {
  args: { href: 'https://other.example', children: 'Сайт организатора' },
  globals: { pseudo: { focusVisible: ['a'] } },
}
export const LongWords: Story = {
  args: {
    href: 'https://other.example',
    children: 'Водогрязелечебница для высококвалифицированных путешественников Ханты-Мансийского автономного округа',
  },
  decorators: [(Story) => <p style={{ maxInlineSize: '14rem' }}>{Story()}</p>],
}
