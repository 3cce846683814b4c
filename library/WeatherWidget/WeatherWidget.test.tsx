import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { snowflake, thermometer } from '../Icon/icons.ts'
import { LanguageProvider } from '../messages/language.tsx'
import type { WeatherReading } from './readingText.ts'
import { WeatherWidget, type WeatherState, type WeatherWidgetProps } from './WeatherWidget.tsx'

afterEach(cleanup)

const aWidget = (state: WeatherState, more: Partial<WeatherWidgetProps> = {}): WeatherWidgetProps => ({
  title: 'Погода',
  date: '2025-12-06',
  state,
  ...more,
})
const inSurgut = (reading: WeatherReading): WeatherState => ({
  kind: 'ready',
  places: [{ id: 1, place: 'Сургут', reading }],
})
const card = () => {
  const [found] = within(screen.getByRole('list', { name: 'Погода по местам' })).getAllByRole('listitem')
  if (!found) throw new Error('There is no card')
  return found
}

test('a forecast says that it is one, how cold it feels, and for which day', () => {
  render(<WeatherWidget {...aWidget(inSurgut({ kind: 'forecast', temperature: -14, wind: 5, sky: 'Снег' }))} />)

  expect(within(card()).getByRole('heading', { level: 3, name: 'Сургут' })).toBeTruthy()
  expect(card().textContent).toBe(
    'Сургут06\u00a0декабря 2025прогноз−14°Снег, ветер 5\u00a0м/\u2060с, ощущается как −22°',
  )
  expect(card().dataset.kind).toBe('forecast')
})

test('if wind makes no difference, the wind chill is not shown', () => {
  render(<WeatherWidget {...aWidget(inSurgut({ kind: 'forecast', temperature: 18, wind: 8 }))} />)

  expect(card().textContent).toContain('+18°ветер 8\u00a0м/\u2060с')
  expect(card().textContent).not.toContain('ощущается')
})

test('the days of a stay share a card with the range of temperatures, and each has its own line', () => {
  const days = [
    { date: '2025-11-29', temperature: -14, wind: 5, sky: 'Снег' },
    { date: '2025-11-30', temperature: -9 },
  ]
  render(
    <WeatherWidget
      {...aWidget({
        kind: 'ready',
        places: [{ id: 1, place: 'Сургут', date: '2025-11-29', reading: { kind: 'forecastDays', days } }],
      })}
    />,
  )

  expect(
    within(card())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['29.11 −14°, снег, ветер 5\u00a0м/\u2060с, ощущается как −22°', '30.11 −9°'])
  expect(card().textContent).toContain('Сургут29–\u206030\u00a0ноября 2025прогноз−14°…−9°29.11')
  expect(card().dataset.kind).toBe('forecast')
})

test('days a year earlier have the ranges of day and night temperatures', () => {
  const days = [
    { date: '2025-12-30', day: -15, night: -26 },
    { date: '2025-12-31', day: -11, night: -26 },
  ]
  const { rerender } = render(<WeatherWidget {...aWidget(inSurgut({ kind: 'historicalDays', days }))} />)
  expect(card().textContent).toContain('год назад−15°…−11° днём, −26° ночью30.12 −15° днём, −26° ночью31.12')

  rerender(<WeatherWidget {...aWidget(inSurgut({ kind: 'historicalDays', days, isStandIn: true }))} />)
  expect(card().textContent).toMatch(/условно.*Составлено по климату\. Это не прогноз\.$/)
})

test('each day of a stay has the icon of its sky, and the card has one if all are the same', () => {
  const drawings = (skies: readonly string[]) => {
    const days = skies.map((icon, at) => ({ date: `2025-11-2${at}`, temperature: -9, icon }))
    const { container, unmount } = render(<WeatherWidget {...aWidget(inSurgut({ kind: 'forecastDays', days }))} />)
    const found = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    unmount()
    return found
  }
  expect(drawings(['M1 1', 'M2 2'])).toEqual(['M1 1', 'M2 2'])
  expect(drawings(['M1 1', 'M1 1'])).toEqual(['M1 1', 'M1 1', 'M1 1'])
})

test('if the sky is not known, days with frost have the icon of frost', () => {
  const drawn = (day: number) => {
    const { container, unmount } = render(
      <WeatherWidget {...aWidget(inSurgut({ kind: 'historical', day, night: -26 }))} />,
    )
    const path = container.querySelector('path')?.getAttribute('d')
    unmount()
    return path
  }
  expect([drawn(-15), drawn(4)]).toEqual([snowflake, thermometer])
})

test('data that is not a forecast says so in words', () => {
  const { rerender } = render(<WeatherWidget {...aWidget(inSurgut({ kind: 'historical', day: -15, night: -26 }))} />)
  expect(card().textContent).toContain('год назад−15° днём, −26° ночьюТак было год назад. Это не прогноз.')

  rerender(<WeatherWidget {...aWidget(inSurgut({ kind: 'norm', day: -15, night: -26, period: '1991–2020' }))} />)
  expect(card().textContent).toContain('норма 1991–2020−15° днём, −26° ночью')
})

test.each([
  { kind: 'forecast', temperature: -14, isStandIn: true },
  { kind: 'historical', day: -15, night: -26, isStandIn: true },
] as const)('computed weather is called neither a forecast nor measured: %o', (reading) => {
  render(<WeatherWidget {...aWidget(inSurgut(reading))} />)

  expect(card().textContent).toMatch(/06\sдекабря 2025условно.*Составлено по климату\. Это не прогноз\.$/)
  expect(card().textContent).not.toContain('год назад')
  expect(card().dataset.kind).not.toBe('forecast')
})

test('a day without data shows the norm and a retry button', async () => {
  let retryCount = 0
  const onRetry = () => {
    retryCount += 1
  }
  render(
    <WeatherWidget
      {...aWidget(inSurgut({ kind: 'none', norm: { day: -15, night: -26, period: '1991–2020' }, onRetry }))}
    />,
  )

  expect(card().textContent).toContain('нет данныхНа этот день данных нет. Обычно −26°…−15°, норма 1991–2020.')
  await userEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз: Сургут' }))
  expect(retryCount).toBe(1)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Погода' }))
})

test('a date that is still loading is among the others, and the widget is busy', () => {
  const places = [
    { id: 1, place: 'Сургут', reading: { kind: 'historical', day: -15, night: -26 } },
    { id: 2, place: 'Югорск', reading: { kind: 'loading' } },
  ] as const
  render(<WeatherWidget {...aWidget({ kind: 'ready', places })} />)

  expect(screen.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    expect.stringContaining('−15°'),
    'Югорск06\u00a0декабря 2025Погода загружается',
  ])
  expect(screen.getByRole('status').textContent).toBe('Погода загружается')
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('true')
})

test('while loading the widget is busy, which is announced once', () => {
  render(<WeatherWidget {...aWidget({ kind: 'loading' })} />)

  expect(screen.getByRole('region', { name: 'Погода' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe('Погода загружается')
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('a failure can be retried by keyboard', async () => {
  let retryCount = 0
  const { rerender } = render(<WeatherWidget {...aWidget({ kind: 'failed', onRetry: () => (retryCount += 1) })} />)

  await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  expect(screen.getByRole('status').textContent).toBe('Погода не загрузилась')
  expect(retryCount).toBe(1)
  // The button is removed together with the failure.
  rerender(<WeatherWidget {...aWidget({ kind: 'loading' })} />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Погода' }))
})

test('offline the saved copy is shown with its time', () => {
  const places = [{ id: 1, place: 'Сургут', reading: { kind: 'forecast', temperature: -22 } } as const]
  const { rerender } = render(<WeatherWidget {...aWidget({ kind: 'offline', savedAt: '21.11 в 14:05', places })} />)
  expect(screen.getByRole('status').textContent).toBe('Нет сети. Погода сохранена 21.11 в 14:05')
  expect(card().textContent).toContain('−22°')

  rerender(<WeatherWidget {...aWidget({ kind: 'offline', savedAt: '', places: [] })} />)
  expect(screen.getAllByText('Нет сети, и сохранённой погоды нет.')).toHaveLength(2)
})

test('without places a message says what to do', () => {
  render(<WeatherWidget {...aWidget({ kind: 'ready', places: [] })} />)

  expect(screen.getByRole('status').textContent).toContain('Добавьте место в трек')
})

test('the travel date is shown in words, or a control for it instead', () => {
  const ref = createRef<HTMLElement>()
  const { rerender } = render(
    <LanguageProvider language="en">
      <WeatherWidget {...aWidget({ kind: 'loading' }, { ref })} />
    </LanguageProvider>,
  )
  expect(ref.current?.textContent).toContain('Travel date: 06\u00a0December 2025')

  rerender(
    <WeatherWidget {...aWidget({ kind: 'loading' }, { datePicker: <button type="button">06 декабря 2025</button> })} />,
  )
  expect(screen.getByRole('button', { name: '06 декабря 2025' })).toBeTruthy()
})

test('a trip of several days shows its first and last date, and each card its own date', () => {
  const reading = { kind: 'forecast', temperature: -14 } as const
  const places = ['2025-12-06', '2025-12-07'].map((date) => ({ id: date, place: 'Сургут', date, reading }))
  render(<WeatherWidget {...aWidget({ kind: 'ready', places }, { lastDate: '2025-12-07' })} />)

  expect(screen.getByText(/^Даты поездки:/).textContent).toBe(
    'Даты поездки: 06\u00a0декабря 2025\u00a0– 07\u00a0декабря 2025',
  )
  expect(screen.getAllByRole('listitem').map((one) => one.querySelector('time')?.dateTime)).toEqual([
    '2025-12-06',
    '2025-12-07',
  ])
})
