import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Picture } from '../../.storybook/Picture.tsx'
import { AttachControl } from '../AttachControl/dressed.ts'
import { Badge } from '../Badge/dressed.ts'
import { Hem } from '../Hem/dressed.ts'
import { calendar, clock, ethno, museum, sled, wheelchair } from '../Icon/icons.ts'
import { Price } from '../Price/dressed.ts'
import { Skeleton } from '../Skeleton/dressed.ts'
import { ObjectCard } from './dressed.ts'

const meta = {
  title: 'Cards/ObjectCard',
  component: ObjectCard,
  args: {
    href: '#',
    title: 'Музей под открытым небом «Торум Маа»',
    picture: <Picture />,
    territory: 'Ханты-Мансийск',
    facts: [{ icon: clock, text: 'Сегодня до 18:00' }],
    attach: <AttachControl isAttached={false} objectTitle="Торум Маа" />,
  },
  decorators: [
    (Story, { args }) => <div style={{ maxInlineSize: args.variant === 'row' ? '40rem' : '25rem' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof ObjectCard>
export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {}
export const Attached: Story = { args: { attach: <AttachControl isAttached position={2} objectTitle="Торум Маа" /> } }
export const Tour: Story = {
  args: {
    title: 'Зимником на озеро Нумто',
    picture: <Picture of="night" />,
    territory: undefined,
    facts: [
      { icon: calendar, text: '4 дня' },
      { icon: sled, text: 'снегоход' },
    ],
    badges: <Badge>январь — март</Badge>,
    price: <Price prefix="от" value="38900.00" />,
  },
}
export const Tall: Story = {
  args: {
    variant: 'tall',
    title: 'Мамонты на закате',
    facts: [{ icon: clock, text: '1 ч 30 мин' }],
    price: <Price size="sm" value="600.00" />,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '17rem' }}>{Story()}</div>],
}
export const Row: Story = {
  args: {
    variant: 'row',
    kind: { icon: ethno, label: 'Этнографический музей' },
    summary: 'Постройки обских угров на лесном склоне: дома, лабазы, стойбище.',
    badges: (
      <>
        <Badge tone="outline" icon={wheelchair}>
          Без ступеней
        </Badge>
        <Badge tone="success">Бесплатно</Badge>
      </>
    ),
  },
  decorators: [],
}
export const Guide: Story = {
  args: {
    variant: 'guide',
    title: 'Как живёт стойбище зимой',
    territory: undefined,
    facts: [],
    attach: undefined,
    summary: 'Утро начинается с огня, день — с оленей. Рассказываем, как вести себя в гостях.',
    foot: <Hem band="spruce" size="sm" category="tour" />,
  },
}
export const NoPicture: Story = { args: { picture: undefined, kind: { icon: museum, label: 'Музей' } } }
export const LongNames: Story = {
  args: {
    title: 'Водогрязелечебнопрофилакторий-археопарковедение «Старый Сургут» с деревянными домами города и мастерскими',
    territory: 'Нижневартовский муниципальный район',
    facts: [{ icon: clock, text: 'Вторник — воскресенье с 10:00 до 20:00, перерыв 13:00–14:00' }],
  },
}
export const Hovered: Story = { globals: { pseudo: { hover: true } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['a'] } } }

export const RowFocused: Story = { args: { variant: 'row' }, globals: { pseudo: { focusVisible: ['a'] } } }
export const Loading: Story = { render: () => <Skeleton variant="card" /> }
export const RowLoading: Story = { args: { variant: 'row' }, render: () => <Skeleton variant="row" /> }
export const TitleAlone: Story = { args: { picture: undefined, territory: undefined, facts: [], attach: undefined } }
export const PicturesOff: Story = {
  args: { picture: <Picture alt="Лабаз на сваях среди заснеженных сосен" /> },
  globals: { images: 'off' },
}
/** The keyboard reaches the title, then the track control. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}
