import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/dressed.ts'
import { PillGroup } from './dressed.ts'

const meta = {
  title: 'Controls/PillGroup',
  component: PillGroup,
  args: {
    label: 'Территория',
    selectedIds: ['surgut'],
    pills: [
      { id: 'khm', title: 'Ханты-Мансийск' },
      { id: 'surgut', title: 'Сургут' },
      { id: 'nv', title: 'Нижневартовск' },
      { id: 'closed', title: 'Радужный', isDisabled: true },
    ],
  },
} satisfies Meta<typeof PillGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Toggle: Story = {}
export const Filter: Story = { args: { kind: 'filter', label: 'Фильтры' } }
export const Links: Story = {
  args: {
    pills: [
      { id: 'khm', title: 'Ханты-Мансийск', href: '?territory_id=1' },
      { id: 'surgut', title: 'Сургут', href: '?territory_id=2' },
    ],
  },
}
export const Counted: Story = {
  args: {
    pills: [
      { id: 'khm', title: 'Ханты-Мансийск', href: '?territory_id=1', count: 14 },
      { id: 'surgut', title: 'Сургут', href: '?territory_id=2', count: 8 },
      { id: 'uray', title: 'Урай', href: '?territory_id=9', count: 0 },
    ],
  },
}
export const Scrolled: Story = { args: { isScrolled: true, children: <Button>Ещё 16</Button> } }
export const Hovered: Story = { globals: { pseudo: { hover: ['button'] } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['button'] } } }
export const LongWords: Story = {
  args: {
    pills: [
      { id: 'a', title: 'Водогрязеторфопарафинолечебницы и другие' },
      { id: 'b', title: 'Сургут' },
    ],
    selectedIds: ['a'],
  },
}
export const FarTooMany: Story = {
  args: {
    pills: Array.from({ length: 60 }, (_, at) => ({ id: `${at}`, title: `Посёлок ${at + 1}` })),
    selectedIds: ['7'],
  },
}
