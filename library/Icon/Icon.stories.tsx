import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './dressed.ts'
import * as icons from './icons.ts'

const meta = { title: 'Icon', component: Icon } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = { args: { path: icons.search, size: 'sm' } }
export const Medium: Story = { args: { path: icons.search } }
export const Large: Story = { args: { path: icons.search, size: 'lg' } }
export const Labelled: Story = { args: { path: icons.wheelchair, label: 'Без порогов' } }

export const All: Story = {
  args: { path: icons.search },
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '1rem' }}>
      {Object.entries(icons).map(([name, path]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '.25rem', fontSize: '.8125rem' }}>
          <Icon path={path} size="lg" />
          {name}
        </li>
      ))}
    </ul>
  ),
}
