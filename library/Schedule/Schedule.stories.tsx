import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Schedule } from './dressed.ts'

const evening = [{ from: '19:00', to: '21:00' }]
/** The Saturday and the Sunday of many weeks. */
const season = ['2025-11', '2025-12', '2026-01', '2026-02'].flatMap((month) =>
  ['03', '04', '10', '11', '17', '18', '24', '25'].map((day) => ({ date: `${month}-${day}`, times: evening })),
)

const meta = {
  title: 'Cards/Schedule',
  component: Schedule,
  args: {
    today: '2025-12-06',
    zone: 'Время местное, UTC+5',
    dates: [
      { date: '2025-12-06', times: [{ from: '12:00' }, { from: '15:00' }, { from: '19:00', to: '21:00' }] },
      { date: '2025-12-13', times: evening },
      { date: '2025-12-30', endDate: '2026-01-03' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '32rem' }}>{Story()}</div>],
} satisfies Meta<typeof Schedule>
export default meta
type Story = StoryObj<typeof meta>

export const NextDates: Story = {}
export const One: Story = { args: { dates: [{ date: '2025-12-13', times: evening }] } }
export const None: Story = { args: { dates: [] } }
export const OnlyPast: Story = { args: { dates: [{ date: '2025-06-21' }, { date: '2025-08-09', times: evening }] } }
export const FarTooMany: Story = {
  args: { dates: season },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/32/))
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open')
    await expect(within(canvasElement).getAllByRole('list')).toHaveLength(2)
  },
}
