import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { Cover } from '../Cover/dressed.ts'
import { cover, type CoverKind } from '../drawing/cover.ts'
import { pictureOf } from '../drawing/testing.ts'
import { Gallery } from './dressed.ts'

const drawn = (kind: CoverKind, caption: string) => ({
  id: caption,
  picture: (
    <Cover
      src={pictureOf(cover({ kind, seed: caption, season: 'winter', width: 900, height: 600 }))}
      width={900}
      height={600}
      alt=""
      ratio="3x2"
    />
  ),
  caption,
})
/** @returns the picture with its full version, which opens over the page */
const enlarged = (kind: CoverKind, caption: string) => ({
  ...drawn(kind, caption),
  full: { src: pictureOf(cover({ kind, seed: caption, season: 'winter', width: 900, height: 600 })), alt: '' },
})
const pictures = [
  drawn('heritage', 'Зимний дом и лабаз'),
  drawn('food', 'Чай у окна'),
  drawn('race', 'Упряжки на льду'),
  drawn('taiga', 'Тропа к реке'),
]

const meta = {
  title: 'Page parts/Gallery',
  component: Gallery,
  args: { label: 'Музей в рисунках', pictures },
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const One: Story = { args: { pictures: pictures.slice(0, 1) } }
export const WithoutCaptions: Story = { args: { pictures: pictures.map(({ id, picture }) => ({ id, picture })) } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['[role=group]'] } } }
export const FarTooMany: Story = {
  args: {
    pictures: Array.from({ length: 6 }, (_, round) =>
      pictures.map((one) => ({ ...one, id: `${round}${one.id}` })),
    ).flat(),
  },
}
export const LongWords: Story = {
  args: {
    pictures: pictures.map((one) => ({
      ...one,
      caption: 'Водогрязелечебнопрофилакторий-археопарковедение зимой, вид с реки',
    })),
  },
}
export const PicturesOff: Story = {
  args: {
    pictures: pictures.map(({ id, caption }) => ({
      id,
      caption,
      picture: <Cover src="data:," width={900} height={600} alt={`Рисунок: ${caption}`} ratio="3x2" />,
    })),
  },
  globals: { images: 'off' },
}

/** Opens the first picture. */
const opened: Pick<Story, 'decorators' | 'parameters' | 'play'> = {
  parameters: { layout: 'fullscreen' },
  // A dialog does not add to the height of the picture.
  decorators: [(Gallery) => <div style={{ minBlockSize: '36rem' }}>{Gallery()}</div>],
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link')
    if (link) await userEvent.click(link)
    await canvas.findByRole('dialog')
  },
}
export const Opened: Story = {
  ...opened,
  args: { pictures: [enlarged('heritage', 'Зимний дом и лабаз'), enlarged('taiga', 'Тропа к реке')] },
}
export const OpenedWithLongWords: Story = {
  ...opened,
  args: {
    pictures: [
      enlarged('food', 'Водогрязелечебнопрофилакторий-археопарковедение зимой, вид с реки'),
      enlarged('race', 'Упряжки на льду'),
    ],
  },
}
