import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInForm } from '../Button/testing/submitters.tsx'
import { LanguageProvider } from '../messages/language.tsx'
import { FavoriteControl } from './FavoriteControl.tsx'

afterEach(cleanup)

test('nothing is rendered if favourites are disabled', () => {
  const { container } = render(<FavoriteControl isEnabled={false} objectTitle="Музей" />)

  expect(container.innerHTML).toBe('')
})

test('the accessible name contains the title of the object and is the same in both states', () => {
  render(
    <>
      <FavoriteControl isFavorite={false} objectTitle="Музей" />
      <FavoriteControl isFavorite objectTitle="Парк" isIconOnly />
    </>,
  )

  expect(screen.getByRole('button', { name: 'Избранное: Музей', pressed: false }).textContent).toBe('Избранное')
  expect(screen.getByRole('button', { name: 'Избранное: Парк', pressed: true }).textContent).toBe('')
})

test('a double press is one', async () => {
  render(<FavoriteControl objectTitle="Музей" />)

  await userEvent.dblClick(screen.getByRole('button'))

  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
})

test.each(['{Enter}', ' '])('if it is uncontrolled, key "%s" toggles it and reports that', async (key) => {
  const user = userEvent.setup()
  const changes: boolean[] = []
  render(<FavoriteControl objectTitle="Музей" onChange={(isFavorite) => changes.push(isFavorite)} />)

  await user.tab()
  await user.keyboard(key)
  await user.keyboard(key)

  expect(changes).toEqual([true, false])
})

test('if it is controlled, it reports the other state and shows that of its property', async () => {
  const changes: boolean[] = []
  render(<FavoriteControl isFavorite objectTitle="Музей" onChange={(isFavorite) => changes.push(isFavorite)} />)

  await userEvent.click(screen.getByRole('button'))

  expect(changes).toEqual([false])
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
})

test('while a change is pending it keeps focus, says so and ignores presses', async () => {
  const changes: (boolean | string)[] = []
  render(
    <form onSubmit={() => changes.push('sent')}>
      <FavoriteControl
        isFavorite={false}
        isPending
        objectTitle="Музей"
        onChange={(isFavorite) => changes.push(isFavorite)}
      />
      <FavoriteControl isFavorite={false} isPending objectTitle="Парк" />
    </form>,
  )

  for (const button of screen.getAllByRole('button')) await userEvent.click(button)

  expect(changes).toEqual([])
  expect(document.activeElement?.getAttribute('aria-busy')).toBe('true')
})

test('without a handler it submits its form, with its own name and value', async () => {
  const sent = renderInForm(
    <FavoriteControl isFavorite={false} objectTitle="Музей" name="favorite" value="location/7" />,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(sent).toEqual([['favorite', 'location/7']])
})

test('with a handler and a form it submits the form only without scripts', async () => {
  const changes: boolean[] = []
  const sent: unknown[] = []
  render(
    <>
      <form id="favorites" onSubmit={() => sent.push('sent')} />
      <FavoriteControl
        isFavorite={false}
        objectTitle="Музей"
        form="favorites"
        name="add"
        value="location/7"
        onChange={(isFavorite) => changes.push(isFavorite)}
      />
    </>,
  )
  const button = screen.getByRole<HTMLButtonElement>('button')
  expect([button.type, button.form?.id]).toEqual(['submit', 'favorites'])

  await userEvent.click(button)

  expect([changes, sent]).toEqual([[true], []])
})

test('its words are in the language of the page, and the ref is the button', () => {
  const ref = createRef<HTMLButtonElement>()
  render(
    <LanguageProvider language="en">
      <FavoriteControl ref={ref} objectTitle="Museum" />
    </LanguageProvider>,
  )

  expect(ref.current).toBe(screen.getByRole('button', { name: 'Favourite: Museum' }))
})
