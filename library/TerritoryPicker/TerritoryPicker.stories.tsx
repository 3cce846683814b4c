import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { TerritoryPicker } from './dressed.ts'

const titles = [
  'Ханты-Мансийск',
  'Сургут',
  'Нижневартовск',
  'Берёзовский район',
  'Белоярский район',
  'Кондинский район',
  'Когалым',
  'Нефтеюганск',
  'Нягань',
  'Урай',
  'Югорск',
  'Советский район',
  'Октябрьский район',
  'Лангепас',
  'Берёзово',
  'Мегион',
  'Пыть-Ях',
]
const meta = {
  title: 'Controls/TerritoryPicker',
  component: TerritoryPicker,
  args: {
    territories: titles.map((title, index) => ({ id: index + 1, title })),
    pinnedIds: [1, 2, 3, 8, 15],
    selectedId: null,
    action: '/preferences',
    allLabel: 'Все города Югры',
  },
  render: (args) => {
    const [selectedId, setSelectedId] = useState(args.selectedId)
    return <TerritoryPicker {...args} selectedId={selectedId} onSelectionChange={setSelectedId} />
  },
} satisfies Meta<typeof TerritoryPicker>
export default meta
type Story = StoryObj<typeof meta>

export const WholeRegion: Story = {}
export const Pinned: Story = { args: { selectedId: 8 } }
export const BehindMore: Story = { args: { selectedId: 11 } }
export const Open: Story = { args: { defaultOpen: true, selectedId: 7 } }
export const OpenTall: Story = { args: { defaultOpen: true, listHeight: 'tall' } }
export const NothingPinned: Story = { args: { pinnedIds: [] } }
export const AllPinned: Story = { args: { pinnedIds: titles.map((_, index) => index + 1) } }
export const LongNames: Story = {
  args: {
    territories: [
      { id: 1, title: 'Городской округ Ханты-Мансийск и его ближайшие окрестности' },
      { id: 2, title: 'Сургут' },
    ],
    pinnedIds: [1],
    selectedId: 2,
  },
}
export const NoTerritories: Story = { args: { territories: [] } }
export const Hovered: Story = { globals: { pseudo: { hover: ['button', 'summary'] } } }
export const FarTooMany: Story = {
  args: {
    territories: Array.from({ length: 500 }, (_, at) => ({ id: at + 1, title: `Посёлок ${at + 1}` })),
    defaultOpen: true,
    selectedId: 400,
  },
}
