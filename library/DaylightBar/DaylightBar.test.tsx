import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DaylightBar } from './DaylightBar.tsx'

afterEach(cleanup)

const noonToEvening = {
  dawn: 6,
  rise: 12,
  set: 18,
  dusk: 21,
  label: 'Светло 12:00–18:00',
  length: '6 ч',
  description: 'Светло с 12:00 до 18:00',
}

test('the alternative text of the picture is one sentence', () => {
  render(<DaylightBar {...noonToEvening} />)

  expect(screen.getByRole('img', { name: 'Светло с 12:00 до 18:00' })).toBeTruthy()
})

test('daylight and twilight have their shares of 24 hours', () => {
  const { container } = render(
    <DaylightBar {...noonToEvening} classNames={{ twilight: 'twilight', daylight: 'daylight' }} />,
  )

  const span = (name: string) => container.querySelector<HTMLElement>(`.${name}`)?.style
  expect([span('daylight')?.insetInlineStart, span('daylight')?.inlineSize]).toEqual(['50%', '25%'])
  expect([span('twilight')?.insetInlineStart, span('twilight')?.inlineSize]).toEqual(['25%', '62.5%'])
})

test.each([
  ['polar day', { dawn: 0, rise: 0, set: 24, dusk: 24 }, ['0%', '100%']],
  ['day that ends after midnight', { dawn: -0.5, rise: 0, set: 24.2, dusk: 25 }, ['0%', '100%']],
  ['polar night', { dawn: 10.2, rise: 12, set: 12, dusk: 13.8 }, ['50%', '0%']],
])('a %s has a bar too', (_name, hours, [start, length]) => {
  const { container } = render(<DaylightBar {...noonToEvening} {...hours} classNames={{ daylight: 'daylight' }} />)

  const style = container.querySelector<HTMLElement>('.daylight')?.style
  expect([style?.insetInlineStart, style?.inlineSize]).toEqual([start, length])
})
