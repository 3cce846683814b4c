import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './dressed.ts'
import { categoryIcon } from './categories.ts'
import * as icons from './icons.ts'

const meta = { title: 'Foundations/Icon', component: Icon } satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = { args: { path: icons.search, size: 'sm' } }
export const Medium: Story = { args: { path: icons.search } }
export const Large: Story = { args: { path: icons.search, size: 'lg' } }
export const Labelled: Story = { args: { path: icons.wheelchair, label: 'Без порогов' } }

const sheet = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '1rem' } as const
const cell = { display: 'grid', justifyItems: 'center', gap: '.25rem', fontSize: '.8125rem' } as const

/** Takes the colour and the baseline of the surrounding text. */
export const InText: Story = {
  args: { path: icons.pin, size: 'sm' },
  render: (args) => (
    <p>
      <Icon {...args} /> 3 км от вокзала
    </p>
  ),
}
/** With the spelling of the wire, including `medicin` and `buisness`. */
export const TrackCategories: Story = {
  args: { path: icons.track },
  render: () => (
    <ul style={sheet}>
      {['activity', 'buisness', 'disabled', 'ethno', 'family', 'medicin'].map((category) => (
        <li key={category} style={cell}>
          <Icon path={categoryIcon(category) ?? icons.track} size="lg" />
          {category}
        </li>
      ))}
    </ul>
  ),
}
export const All: Story = {
  args: { path: icons.search },
  render: () => (
    <ul style={sheet}>
      {Object.entries(icons).map(([name, path]) => (
        <li key={name} style={cell}>
          <Icon path={path} size="lg" />
          {name}
        </li>
      ))}
    </ul>
  ),
}
