import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '../../.storybook/Picture.tsx'
import { Button } from '../Button/dressed.ts'
import { Icon } from '../Icon/dressed.ts'
import { calendar, download } from '../Icon/icons.ts'
import { TicketCard } from './dressed.ts'

/** Not a real code: squares by a formula, as dense as in a real one. */
const squares = Array.from({ length: 29 * 29 }, (_, at) => [at % 29, Math.floor(at / 29)] as const)
  .filter(([x, y]) => (x * x + y * 7 + x * y) % 5 < 2)
  .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  .join('')
const Qr = () => (
  <svg viewBox="-1 -1 31 31" shapeRendering="crispEdges" role="img" aria-label="QR-код билета">
    <path d={squares} />
  </svg>
)

const meta = {
  title: 'Cards/TicketCard',
  component: TicketCard,
  args: {
    title: 'К лесным ханты на Тромъёган',
    state: { status: 'valid' },
    number: 'Ю-000418-1',
    holder: 'Соколова Елена',
    date: { text: '05–07.12.2025', dateTime: '2025-12-05' },
    facts: [
      { term: 'Сбор', value: '10:00' },
      { term: 'Тип', value: 'Взрослый' },
    ],
    place: 'Сургут, вокзал, главный вход',
    picture: <Picture of="night" />,
    qr: <Qr />,
    code: '7К4М 29',
    actions: (
      <>
        <Button>
          <Icon path={download} />
          Скачать PDF
        </Button>
        <Button>
          <Icon path={calendar} />В календарь
        </Button>
        <Button variant="quiet">Вернуть билет</Button>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '66rem' }}>{Story()}</div>],
} satisfies Meta<typeof TicketCard>
export default meta
type Story = StoryObj<typeof meta>

export const Valid: Story = { args: { price: '12 500 ₽' } }
export const Redeemed: Story = {
  args: {
    title: 'Музей Природы и Человека',
    state: { status: 'redeemed', at: { text: '07.11.2025 в 11:04', dateTime: '2025-11-07T11:04+05:00' } },
    actions: undefined,
    picture: <Picture of="summer" />,
  },
}
export const Refunded: Story = {
  args: {
    state: { status: 'refunded', at: { text: '01.12.2025 в 09:30', dateTime: '2025-12-01T09:30+05:00' } },
    actions: undefined,
  },
}
export const Cancelled: Story = { args: { state: { status: 'cancelled' }, actions: undefined } }
export const Expired: Story = { args: { state: { status: 'expired' }, actions: undefined } }
export const Offline: Story = { args: { savedAt: { text: '04.12.2025 в 18:20', dateTime: '2025-12-04T18:20+05:00' } } }
export const WithoutPicture: Story = { args: { picture: undefined } }
export const LeastOfAll: Story = {
  args: { picture: undefined, actions: undefined, place: undefined, facts: [], number: undefined },
}
export const NobodysOnAnyDay: Story = {
  args: { holder: undefined, date: undefined, facts: [{ term: 'Когда', value: 'в любой день работы' }] },
}
export const LongWords: Story = {
  args: {
    title: 'Сельскохозяйственноэнергетическийкомплекс: экскурсия в оленеводческое хозяйство для семей с детьми',
    holder: 'Константинопольская-Рождественская Александра Вячеславовна',
    number: 'Ю-000418-1-2025-12-05-00000000000000000001',
    place: 'Ханты-Мансийский автономный округ, посёлок городского типа, улица Первооткрывателей Западной Сибири, 12',
  },
}
