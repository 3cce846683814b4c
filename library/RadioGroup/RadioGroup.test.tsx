import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { RadioGroup } from './RadioGroup.tsx'

afterEach(cleanup)

const options = [
  { value: '1', label: '1 km' },
  { value: '3', label: '3 km' },
]

test('options belong to one named group', () => {
  render(<RadioGroup legend="Distance" options={options} defaultValue="3" />)

  expect(screen.getByRole('radiogroup', { name: 'Distance' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 km' }).checked).toBe(true)
})

test('choosing reports the value', async () => {
  const chosen: string[] = []
  render(<RadioGroup legend="Distance" options={options} onChange={(value) => chosen.push(value)} />)

  await userEvent.click(screen.getByText('1 km'))

  expect(chosen).toEqual(['1'])
})
