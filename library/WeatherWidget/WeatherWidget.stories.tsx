import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DatePicker } from '../DatePicker/dressed.ts'
import { DaylightBar } from '../DaylightBar/dressed.ts'
import { snowCloud, sunCloud } from '../Icon/icons.ts'
import { WeatherWidget } from './dressed.ts'
import type { PlaceWeather } from './WeatherCard.tsx'

const light = (
  <DaylightBar
    {...{ dawn: 8.09, rise: 9.03, set: 15.39, dusk: 16.32 }}
    label="Светло 09:02–15:23"
    length="6 ч 21 мин"
    description="Светло с 09:02 до 15:23, 6 часов 21 минута"
  />
)
const norm = { day: -15, night: -26, period: '1991–2020' }
const places: PlaceWeather[] = [
  {
    id: 1,
    place: 'Ханты-Мансийск',
    reading: { kind: 'forecast', temperature: -14, wind: 5, sky: 'Снег', icon: snowCloud },
    daylight: light,
    note: 'Обновлено 21.11 в 14:05',
  },
  {
    id: 2,
    place: 'Сургут',
    reading: { kind: 'forecast', temperature: -22, wind: 3, sky: 'Ясно', icon: sunCloud },
    daylight: light,
    note: 'Обновлено 21.11 в 14:05. Чем дальше день, тем больше ошибка',
  },
  { id: 3, place: 'Русскинская', reading: { kind: 'norm', ...norm }, daylight: light, note: 'Прогноз появится 26.11' },
]
const picker = (
  <DatePicker variant="weather" label="Дата поездки" defaultValue="2025-12-06" today="2025-11-21" min="2025-11-21" />
)

const meta = {
  title: 'Cards/WeatherWidget',
  component: WeatherWidget,
  args: { title: 'Погода на ваши дни', date: '2025-12-06', datePicker: picker, state: { kind: 'ready', places } },
} satisfies Meta<typeof WeatherWidget>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
/** Every place on its date of the trip. */
export const SeveralDays: Story = {
  args: {
    datePicker: undefined,
    lastDate: '2025-12-07',
    state: {
      kind: 'ready',
      places: [
        { id: 1, place: 'Ханты-Мансийск', date: '2025-12-06', reading: { kind: 'forecast', temperature: -14 } },
        { id: 2, place: 'Ханты-Мансийск', date: '2025-12-07', reading: { kind: 'forecast', temperature: -9 } },
        { id: 3, place: 'Сургут', date: '2025-12-07', reading: { kind: 'forecast', temperature: -22, wind: 3 } },
      ],
    },
  },
}
/** Days of one stay share a card, each with a line of its own. */
export const Stays: Story = {
  args: {
    datePicker: undefined,
    date: '2025-11-29',
    lastDate: '2025-12-12',
    state: {
      kind: 'ready',
      places: [
        {
          id: 1,
          place: 'Ханты-Мансийск',
          date: '2025-11-29',
          reading: {
            kind: 'forecastDays',
            days: [
              { date: '2025-11-29', temperature: -14, wind: 5, sky: 'Снег', icon: snowCloud },
              { date: '2025-11-30', temperature: -19, wind: 3, sky: 'Ясно', icon: sunCloud },
            ],
          },
          daylight: light,
          note: 'Обычно −26°…−15°, норма 1991–2020.',
        },
        {
          id: 2,
          place: 'Сургут',
          date: '2025-12-10',
          reading: {
            kind: 'historicalDays',
            days: [
              { date: '2025-12-10', day: -15, night: -26 },
              { date: '2025-12-11', day: -11, night: -20 },
              { date: '2025-12-12', day: -13, night: -20 },
            ],
          },
          daylight: light,
        },
      ],
    },
  },
}
export const AYearEarlier: Story = {
  args: {
    datePicker: undefined,
    state: {
      kind: 'ready',
      places: places.map((one) => ({ ...one, reading: { kind: 'historical', day: -15, night: -26 } })),
    },
  },
}
/** No weather service is configured, so nothing is called a forecast. */
export const StandIn: Story = {
  args: {
    datePicker: undefined,
    state: {
      kind: 'ready',
      places: [
        {
          id: 1,
          place: 'Ханты-Мансийск',
          reading: { kind: 'forecast', temperature: -14, wind: 5, sky: 'Снег', icon: snowCloud, isStandIn: true },
        },
        { id: 2, place: 'Сургут', reading: { kind: 'historical', day: -15, night: -26, isStandIn: true } },
      ],
    },
  },
}
export const NoData: Story = {
  args: {
    state: {
      kind: 'ready',
      places: [
        { id: 1, place: 'Сургут', reading: { kind: 'none', norm, onRetry: () => {} } },
        { id: 2, place: 'Ханты-Мансийский национальный достопримечательный район', reading: { kind: 'none' } },
      ],
    },
  },
}
export const FarTooMany: Story = {
  args: {
    state: {
      kind: 'ready',
      places: Array.from({ length: 20 }, (_, id) => ({
        id,
        place: `Посёлок ${id + 1}`,
        reading: { kind: 'norm', ...norm },
      })),
    },
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } } }
const retry = fn()
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry: retry } },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('button', { name: /ещё раз|again/ })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(retry).toHaveBeenCalled()
  },
}
export const Offline: Story = {
  args: { state: { kind: 'offline', savedAt: '21.11 в 14:05', places: places.slice(0, 1) } },
}
export const NoPlaces: Story = { args: { datePicker: undefined, date: null, state: { kind: 'ready', places: [] } } }
