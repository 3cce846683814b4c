import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sketch, type MapColors } from '../drawing/sketch.ts'
import { pictureOf } from '../drawing/testing.ts'
import { camp, museum, pin } from '../Icon/icons.ts'
import { schemes } from '../theme/colors.ts'
import { SketchMap } from './dressed.ts'

const colorsOf = (scheme: (typeof schemes)['light' | 'dark']): MapColors => ({
  land: scheme.mapLand,
  out: scheme.mapOut,
  border: scheme.mapBorder,
  water: scheme.mapWater,
  wood: scheme.mapWood,
  route: scheme.track,
  label: scheme.mapLabel,
})
/** A fictional region. */
const window = { south: 60, west: 60, north: 64, east: 74 }
const src = pictureOf(
  sketch({
    land: [
      [
        [60.4, 61],
        [63.4, 62],
        [63.7, 67],
        [62.6, 73],
        [60.6, 72.5],
        [60.2, 66],
      ],
    ],
    water: [
      {
        width: 'great',
        line: [
          [64.2, 65],
          [62.8, 65.4],
          [61.6, 67],
          [61, 70],
          [60.9, 75],
        ],
      },
      {
        width: 'small',
        line: [
          [61, 70],
          [62, 71],
          [62.7, 70.4],
        ],
      },
    ],
    lakes: [
      [
        [62.9, 68.4],
        [63, 68.8],
        [62.8, 69],
      ],
    ],
    window,
    width: 900,
    height: 560,
    colors: { light: colorsOf(schemes.light), dark: colorsOf(schemes.dark) },
  }),
)

const meta = {
  title: 'Map/SketchMap',
  component: SketchMap,
  args: {
    label: 'Места из списка',
    src,
    window,
    credit: 'Схема',
    towns: [
      { title: 'Устье', geolocation: '61.0,70.0', side: 'bottom', isBig: true, href: '#mouth' },
      { title: 'Верхний Яр', geolocation: '62.8,65.4', side: 'left' },
    ],
    pins: [
      { id: 1, geolocation: '62.0,66.4', title: 'Музей реки', href: '#1', icon: museum, category: 'place' },
      {
        id: 2,
        geolocation: '62.9,68.6',
        title: 'Лагерь на озере',
        href: '#2',
        icon: camp,
        category: 'tour',
        isSelected: true,
      },
      { id: 3, geolocation: '61.3,68.2', title: 'Ярмарка', href: '#3', icon: pin, category: 'event' },
    ],
  },
} satisfies Meta<typeof SketchMap>
export default meta
type Story = StoryObj<typeof meta>

export const Places: Story = {}
export const Numbered: Story = {
  args: { pins: meta.args.pins.map((place, index) => ({ ...place, isSelected: false, number: index + 1 })) },
}
export const Crowded: Story = {
  args: {
    pins: Array.from({ length: 12 }, (_, index) => ({
      id: index,
      geolocation: `61.5,${66 + index / 8}`,
      title: `Место ${index + 1}`,
      href: `#${index}`,
    })),
  },
}
const rest = meta.args.pins.slice(1).map((pin) => ({ ...pin, isSelected: false }))
const shared = {
  id: 1,
  geolocation: '62.0,66.4',
  title: 'Мест здесь: 12',
  places: Array.from({ length: 12 }, (_, index) => ({ title: `Место ${index + 1}`, href: `#${index}` })),
}
/** A pin of several places has their count and opens their list. */
export const Counted: Story = { args: { pins: [shared, ...rest] } }
export const ListOpened: Story = {
  ...Counted,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: shared.title }))
    await expect(canvas.getByRole('list', { name: shared.title })).toBeVisible()
  },
}
export const Empty: Story = { args: { pins: [], towns: [] } }
export const PinHovered: Story = { globals: { pseudo: { hover: ['a[href="#1"]'] } } }
export const PinFocused: Story = { globals: { pseudo: { focusVisible: ['a[href="#1"]'] } } }
export const LongNames: Story = {
  args: {
    pins: [
      { id: 1, geolocation: '62.0,66.4', title: 'Рентгеноэлектрокардиографический краеведческий музей', href: '#1' },
    ],
  },
  globals: { pseudo: { hover: ['a[href="#1"]'] } },
}
