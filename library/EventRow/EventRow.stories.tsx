import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../.storybook/Picture.tsx'
import { AttachControl } from '../AttachControl/dressed.ts'
import { Badge } from '../Badge/dressed.ts'
import { Price } from '../Price/dressed.ts'
import { Skeleton } from '../Skeleton/dressed.ts'
import { EventRow } from './dressed.ts'

const meta = {
  title: 'Cards/EventRow',
  component: EventRow,
  args: {
    href: '#',
    title: 'Ярмарка мастеров и северной кухни',
    date: { days: '13–14', month: 'декабря', dateTime: '2025-12-13' },
    picture: <Picture />,
    place: 'Старый Сургут, Сургут',
    terms: <Badge tone="success">Вход свободный</Badge>,
    attach: <AttachControl isAttached={false} objectTitle="Ярмарка мастеров" />,
  },
} satisfies Meta<typeof EventRow>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {}
export const WithPrice: Story = {
  args: {
    title: 'Вечер сказок у огня',
    date: { days: '20', month: 'декабря' },
    terms: <Price prefix="от" value="350.00" size="sm" />,
  },
}
export const Bare: Story = { args: { picture: undefined, place: undefined, terms: undefined, attach: undefined } }
export const Agenda: Story = {
  render: (args) => (
    <div>
      <EventRow {...args} />
      <EventRow {...args} title="День оленевода: гонки на упряжках" date={{ days: '28', month: 'марта' }} />
      <EventRow {...args} title="Вороний день" date={{ days: '7', month: 'апреля' }} />
    </div>
  ),
}
export const Hovered: Story = { globals: { pseudo: { hover: true } } }
export const Focused: Story = { globals: { pseudo: { focusVisible: ['a'] } } }

export const Loading: Story = { render: () => <Skeleton variant="event" /> }
export const LongWords: Story = {
  args: {
    title: 'Водогрязелечебнопрофилакторий-археопарковедение: межрегиональная конференция',
    place: 'Нижневартовский муниципальный район',
    date: { days: '28–30', month: 'сентября' },
  },
}
export const PicturesOff: Story = {
  args: { picture: <Picture alt="Ряды ярмарки у деревянного дома" /> },
  globals: { images: 'off' },
}
