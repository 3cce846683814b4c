import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Icon } from '../Icon/dressed.ts'
import { bookmark, calendar, user } from '../Icon/icons.ts'
import { Menu } from './dressed.ts'

const meta = {
  title: 'Controls/Menu',
  component: Menu,
  args: {
    label: 'Личный кабинет',
    buttonLabel: 'Личный кабинет',
    children: <Icon path={user} size="sm" />,
    options: [
      { key: 'tracks', title: 'Мои треки', icon: bookmark, href: '#tracks' },
      { key: 'tickets', title: 'Мои билеты', icon: calendar, href: '#tickets' },
      { key: 'out', title: 'Выйти', name: 'sign_out', value: '1' },
    ],
  },
  decorators: [
    (Story) => (
      <form action="#" style={{ minBlockSize: '14rem' }}>
        {Story()}
      </form>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Titled: Story = { args: { children: 'Анна', buttonLabel: 'Анна, личный кабинет' } }
export const Open: Story = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('summary')?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(within(canvasElement).getAllByRole('menuitem')[0]).toHaveFocus())
  },
}
export const AChoice: Story = {
  args: {
    label: 'Порядок',
    buttonLabel: 'Порядок: по цене',
    children: 'По цене',
    options: [
      { key: 'name', title: 'По названию', name: 'sort', value: 'name', isChecked: false },
      { key: 'price', title: 'По цене', name: 'sort', value: 'price', isChecked: true },
    ],
  },
}
export const Hovered: Story = { globals: { pseudo: { hover: ['summary'] } } }
