import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './dressed.ts'

const meta = {
  title: 'Breadcrumbs',
  component: Breadcrumbs,
  args: {
    parents: [
      { title: 'Главная', href: '/' },
      { title: 'Места', href: '/locations' },
      { title: 'Ханты-Мансийск', href: '/locations?territory_id=1' },
    ],
    current: 'Торум Маа',
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Path: Story = {}
export const LongNames: Story = { args: { current: 'Историко-культурный центр «Старый Сургут» с деревянными домами и мастерскими' } }
