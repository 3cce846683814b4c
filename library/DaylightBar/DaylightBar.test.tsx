import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DaylightBar } from './DaylightBar.tsx'

afterEach(cleanup)

const noonToEvening = { dawn: 6, rise: 12, set: 18, dusk: 21, label: 'Светло 12:00–18:00', length: '6 ч', description: 'Светло с 12:00 до 18:00' }

test('the picture is one sentence for those who do not see it', () => {
  render(<DaylightBar {...noonToEvening} />)

  expect(screen.getByRole('img', { name: 'Светло с 12:00 до 18:00' })).toBeTruthy()
})

test('light and twilight take their share of 24 hours', () => {
  const { container } = render(<DaylightBar {...noonToEvening} classNames={{ twilight: 'twilight', daylight: 'daylight' }} />)

  const span = (name: string) => container.querySelector<HTMLElement>(`.${name}`)?.style
  expect([span('daylight')?.insetInlineStart, span('daylight')?.inlineSize]).toEqual(['50%', '25%'])
  expect([span('twilight')?.insetInlineStart, span('twilight')?.inlineSize]).toEqual(['25%', '62.5%'])
})
