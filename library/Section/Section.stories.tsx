import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../.storybook/Picture.tsx'
import { ObjectCard } from '../ObjectCard/dressed.ts'
import { Button } from '../Button/dressed.ts'
import { Section } from './dressed.ts'

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ObjectCard key={index} href="#" title={`Место ${index + 1}`} picture={<Picture />} territory="Сургут" />
  ))

const meta = {
  title: 'Page parts/Section',
  component: Section,
  args: {
    title: 'Треки',
    lead: 'Готовые маршруты по рекам и дорогам. Возьмите целиком или соберите свой.',
    link: { href: '/tracks', text: 'Все 24 трека' },
    children: cards(4),
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { children: <p>Текст раздела.</p> } }
export const Rail: Story = { args: { layout: 'rail' } }
export const RailOfThree: Story = { args: { layout: 'rail', columns: 3, isWash: true, children: cards(3) } }
export const Grid: Story = { args: { layout: 'grid' } }
export const WithControl: Story = {
  args: { link: undefined, aside: <Button>Календарь</Button>, layout: 'grid', columns: 2, children: cards(2) },
}
export const TwoSections: Story = {
  args: { layout: 'grid', columns: 3, children: cards(3) },
  render: (args) => (
    <>
      <Section {...args} isWash id="tracks" />
      <Section {...args} title="Туры" id="tours" />
    </>
  ),
}
export const Hovered: Story = { globals: { pseudo: { hover: ['a'] } }, args: { children: <p>Текст раздела.</p> } }
export const Focused: Story = {
  globals: { pseudo: { focusVisible: ['a'] } },
  args: { children: <p>Текст раздела.</p> },
}
export const OneInGrid: Story = { args: { layout: 'grid', children: cards(1) } }
export const FarTooMany: Story = { args: { layout: 'rail', children: cards(24) } }
export const LongWords: Story = {
  args: {
    title: 'Водогрязелечебнопрофилакторий-археопарковедение',
    link: { href: '/tracks', text: 'Все достопримечательности и природные комплексы' },
    children: <p>Текст раздела.</p>,
  },
}
