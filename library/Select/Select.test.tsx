import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Select } from './Select.tsx'

afterEach(cleanup)

const options = [
  { value: 'a', label: 'North' },
  { value: 'b', label: 'South' },
]

test('choosing reports the value', async () => {
  const chosen: string[] = []
  render(<Select label="District" options={options} onChange={(value) => chosen.push(value)} />)

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'District' }), 'South')

  expect(chosen).toEqual(['b'])
})

test('the hint and the error both describe it', () => {
  render(
    <Select label="District" options={options} placeholder="Choose" hint="Where you live" error="Required field" />,
  )

  const ids = screen.getByRole('combobox').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Where you live', 'Required field'])
})
