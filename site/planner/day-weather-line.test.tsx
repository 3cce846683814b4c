import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderVisit } from '../app/testing/rendered-visit.tsx'
import { words } from '../messages/intl.tsx'
import { DayWeatherLine } from './DayWeatherLine.tsx'

afterEach(cleanup)

const say = words('en')
const towns = [{ id: 1, title: 'Surgut' }]

function FailedDay() {
  const [isTried, setTried] = useState(false)
  const failed = { kind: 'failed' as const, retry: () => setTried(true) }
  return <DayWeatherLine day={2} weather={isTried ? { kind: 'loading' } : failed} towns={towns} />
}

test('the weather of a day that is loaded again gets the focus of its button, which is removed', async () => {
  await renderVisit(<FailedDay />)

  await userEvent.click(screen.getByRole('button', { name: say('weather.retryDay', { day: 2 }) }))

  expect(document.activeElement?.textContent).toBe(say('weather.dayLoading'))
})
