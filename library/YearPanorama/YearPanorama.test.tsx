import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { YearPanorama, type YearPanoramaProps } from './YearPanorama.tsx'

afterEach(cleanup)

const aYear = (more: Partial<YearPanoramaProps> = {}): YearPanoramaProps => ({
  label: 'Месяц поездки',
  picture: '/year.svg',
  latitude: 61,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    label: `${index + 1}-й`,
    ...(index === 10 && { now: 'сейчас' }),
  })),
  selectedMonth: 12,
  ...more,
})

test('choosing a month reports it and posts nothing', async () => {
  const chosen: number[] = []
  render(<YearPanorama {...aYear({ onSelectionChange: (month) => chosen.push(month) })} />)

  await userEvent.click(screen.getByRole('button', { name: '3-й' }))

  expect(chosen).toEqual([3])
})

test('without JavaScript every month posts the form', () => {
  const { container } = render(<YearPanorama {...aYear({ action: '/preferences', name: 'travel_month' })} />)

  const form = container.querySelector('form')
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/preferences', 'post'])
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  expect(buttons.map(({ type, name, value }) => [type, name, value])[2]).toEqual(['submit', 'travel_month', '3'])
})

test('only the chosen month is pressed, and the current one is marked', () => {
  render(<YearPanorama {...aYear({ selectedMonth: 6 })} />)

  const pressed = screen.getAllByRole('button', { pressed: true })
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['6-й'])
  expect(screen.getByRole('button', { current: 'date' }).textContent).toBe('11-й сейчас')
})

test('the sun is over the chosen month, and the highest in June', () => {
  const place = (month: number) => {
    const { container } = render(<YearPanorama {...aYear({ selectedMonth: month, classNames: { sun: 'sun' } })} />)
    const { left = '', top = '' } = container.querySelector<HTMLElement>('.sun')?.style ?? {}
    cleanup()
    return { left: Number.parseFloat(left), top: Number.parseFloat(top) }
  }

  expect(place(1).left).toBeCloseTo(4.17)
  expect(place(12).left).toBeCloseTo(95.83)
  expect(place(6).top).toBeLessThan(place(12).top)
})

test('if it is uncontrolled, it keeps its own month', async () => {
  render(
    <YearPanorama {...aYear({ selectedMonth: undefined, defaultSelectedMonth: 6, onSelectionChange: () => {} })} />,
  )
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('6-й')

  screen.getByRole('button', { name: '7-й' }).focus()
  await userEvent.keyboard('{Enter}')

  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('7-й')
  expect(screen.getByRole('group', { name: 'Месяц поездки' })).toBeTruthy()
})
