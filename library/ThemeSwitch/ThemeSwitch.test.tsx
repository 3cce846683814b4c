import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { ThemeSwitch, type ThemeChoice, type ThemeSwitchProps } from './ThemeSwitch.tsx'

afterEach(cleanup)

function show(props: Partial<ThemeSwitchProps> = {}) {
  const chosen: ThemeChoice[] = []
  render(<ThemeSwitch value="light" action="/preferences" onChange={(theme) => chosen.push(theme)} {...props} />)
  return chosen
}
const button = () => screen.getByLabelText(/^Оформление/, { selector: 'summary' })
const open = async () => {
  act(() => button().focus())
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('menu', { name: 'Оформление' })
}
const checked = () => screen.getAllByRole('menuitemradio', { checked: true }).map(({ textContent }) => textContent)
const focused = () => document.activeElement?.textContent

test('the name of the button has its purpose and the current choice', () => {
  show({ value: 'dark' })

  expect(button().getAttribute('aria-label')).toBe('Оформление: Тёмное')
})

test('the menu opens at the current choice; another choice is reported, closes it and returns focus to the button', async () => {
  const chosen = show()
  await open()
  await waitFor(() => expect(focused()).toBe('Светлое'))
  expect(checked()).toEqual(['Светлое'])

  await userEvent.keyboard('{ArrowDown}{Enter}')

  expect(chosen).toEqual(['dark'])
  expect(button().closest('details')?.open).toBe(false)
  expect(document.activeElement).toBe(button())
})

test('if it is uncontrolled, it keeps the choice, by a press too', async () => {
  render(<ThemeSwitch defaultValue="light" action="/preferences" onChange={() => {}} />)
  await userEvent.click(button())

  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Как в системе' }))

  expect(button().getAttribute('aria-label')).toBe('Оформление: Как в системе')
})

test('another active theme is checked, after the three; choosing it again changes nothing', async () => {
  const chosen = show({ value: { title: 'Чёрным по белому', posted: 'lv-black-on-white' } })
  expect(button().getAttribute('aria-label')).toBe('Оформление: Чёрным по белому')
  await open()
  expect(checked()).toEqual(['Чёрным по белому'])

  await waitFor(() => expect(focused()).toBe('Чёрным по белому'))
  await userEvent.keyboard('{Enter}')

  expect(chosen).toEqual([])
  expect(document.activeElement).toBe(button())
})

test('one of the three can be chosen while another theme is active', async () => {
  const chosen = show({ value: { title: 'Чёрным по белому', posted: 'lv-black-on-white' } })
  await userEvent.click(button())

  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Тёмное' }))

  expect(chosen).toEqual(['dark'])
})

test('without JavaScript it posts the theme', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ThemeSwitch value="dark" action="/preferences" />)

  const form = page.querySelector('form')
  expect([form?.method, form?.getAttribute('action'), form?.getAttribute('aria-label')]).toEqual([
    'post',
    '/preferences',
    'Оформление',
  ])
  const buttons = [...page.querySelectorAll<HTMLButtonElement>('details button')]
  expect(buttons.map(({ type, name, value, textContent }) => [type, name, value, textContent])).toEqual([
    ['submit', 'theme', 'light', 'Светлое'],
    ['submit', 'theme', 'dark', 'Тёмное'],
    ['submit', 'theme', '', 'Как в системе'],
  ])
  expect(buttons.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
})

test('its ref is the form', () => {
  const ref = createRef<HTMLFormElement>()
  show({ ref })

  expect(ref.current).toBe(screen.getByRole('form', { name: 'Оформление' }))
})
