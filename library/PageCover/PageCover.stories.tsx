import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/dressed.ts'
import { Category } from '../Category/dressed.ts'
import { Cover } from '../Cover/dressed.ts'
import { cover } from '../drawing/cover.ts'
import { pictureOf } from '../drawing/testing.ts'
import { ethno } from '../Icon/icons.ts'
import { PageCover } from './dressed.ts'

const camp = pictureOf(
  cover({ kind: 'heritage', seed: 't1', season: 'winter', time: 'dusk', width: 1680, height: 720 }),
)

const meta = {
  title: 'Page parts/PageCover',
  component: PageCover,
  args: {
    title: 'Музей под открытым небом «Торум Маа»',
    kind: <Category icon={ethno} label="Этнографический музей" />,
    territory: 'Ханты-Мансийск',
    meta: <span>Открыто до 18:00</span>,
    actions: <Button variant="secondary">Поделиться</Button>,
    picture: <Cover src={camp} width={1680} height={720} alt="" ratio="21x9" isPriority />,
    caption: 'Обложку нарисовал портал: фотографий с разрешением на публикацию пока нет.',
  },
} satisfies Meta<typeof PageCover>
export default meta
type Story = StoryObj<typeof meta>

export const Place: Story = {}
export const WithoutPicture: Story = { args: { picture: undefined, caption: undefined } }
export const TitleAlone: Story = {
  args: { picture: undefined, kind: undefined, territory: undefined, meta: undefined, actions: undefined },
}
export const LongTitle: Story = {
  args: {
    title:
      'Историко-культурный и природный комплекс «Достопримечательное место на берегу Северной Сосьвы и её притоков»',
  },
}
export const WithoutCaption: Story = { args: { caption: undefined } }
export const LongWords: Story = {
  args: { title: 'Водогрязелечебнопрофилакторий-археопарковедение', territory: 'Нижневартовский муниципальный район' },
}
export const PicturesOff: Story = {
  args: {
    picture: (
      <Cover
        src={camp}
        width={1680}
        height={720}
        alt="Стойбище в сумерках: чумы, лабаз и дым над крышами"
        ratio="21x9"
        isPriority
      />
    ),
  },
  globals: { images: 'off' },
}
