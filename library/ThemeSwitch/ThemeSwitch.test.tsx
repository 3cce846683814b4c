import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ThemeSwitch, type ThemeChoice } from './ThemeSwitch.tsx'

afterEach(cleanup)

test('a choice is reported and nothing is posted', async () => {
  const chosen: ThemeChoice[] = []
  render(<ThemeSwitch value="light" action="/preferences" onValueChange={(theme) => chosen.push(theme)} />)

  await userEvent.click(screen.getByRole('button', { name: 'Тёмное' }))
  await userEvent.click(screen.getByRole('button', { name: 'Как в системе' }))

  expect(chosen).toEqual(['dark', 'system'])
})

test('without JavaScript it posts the theme', () => {
  render(<ThemeSwitch value="dark" action="/preferences" />)

  const form = screen.getByRole('form', { name: 'Оформление' })
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/preferences'])
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  expect(buttons.map(({ name, value }) => [name, value])).toEqual([
    ['theme', 'light'],
    ['theme', 'dark'],
    ['theme', ''],
  ])
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
})
