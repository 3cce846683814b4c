import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ThemeSwitch, type ThemeChoice } from './ThemeSwitch.tsx'

afterEach(cleanup)

const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'))

test('a choice is reported and nothing is posted', async () => {
  const chosen: ThemeChoice[] = []
  render(<ThemeSwitch value="light" action="/preferences" onChange={(theme) => chosen.push(theme)} />)

  await userEvent.click(screen.getByRole('button', { name: 'Тёмное' }))
  await userEvent.click(screen.getByRole('button', { name: 'Как в системе' }))

  expect(chosen).toEqual(['dark', 'system'])
  expect(pressed()).toEqual(['Светлое'])
})

test('left to itself it keeps the choice', async () => {
  render(<ThemeSwitch defaultValue="light" action="/preferences" onChange={() => {}} />)

  await userEvent.click(screen.getByRole('button', { name: 'Тёмное' }))

  expect(pressed()).toEqual(['Тёмное'])
})

test('the keyboard goes through the three; Enter and Space choose', async () => {
  const chosen: ThemeChoice[] = []
  render(<ThemeSwitch value="light" action="/preferences" onChange={(theme) => chosen.push(theme)} />)

  await userEvent.keyboard('{Tab}{Enter}{Tab} {Tab}{Enter}')

  expect(chosen).toEqual(['light', 'dark', 'system'])
})

test('while another theme is on none is pressed', () => {
  render(<ThemeSwitch value={null} action="/preferences" />)

  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
})

test('without JavaScript it posts the theme', () => {
  const ref = createRef<HTMLFormElement>()
  render(<ThemeSwitch ref={ref} value="dark" action="/preferences" />)

  const form = screen.getByRole('form', { name: 'Оформление' })
  expect(ref.current).toBe(form)
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/preferences'])
  const buttons = screen.getAllByRole<HTMLButtonElement>('button')
  expect(buttons.map(({ name, value }) => [name, value])).toEqual([
    ['theme', 'light'],
    ['theme', 'dark'],
    ['theme', ''],
  ])
  expect(pressed()).toEqual(['Тёмное'])
})
