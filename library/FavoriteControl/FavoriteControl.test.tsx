import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInForm } from '../Button/testing/submitters.tsx'
import { LanguageProvider } from '../messages/language.tsx'
import { FavoriteControl } from './FavoriteControl.tsx'

afterEach(cleanup)

test('nothing is drawn where favourites are off', () => {
  const { container } = render(<FavoriteControl isEnabled={false} objectTitle="Музей" />)

  expect(container.innerHTML).toBe('')
})

test('the name holds the title of the object and is the same in both states', () => {
  render(
    <>
      <FavoriteControl isFavorite={false} objectTitle="Музей" />
      <FavoriteControl isFavorite objectTitle="Парк" isIconOnly />
    </>,
  )

  expect(screen.getByRole('button', { name: 'Избранное: Музей', pressed: false }).textContent).toBe('Избранное')
  expect(screen.getByRole('button', { name: 'Избранное: Парк', pressed: true }).textContent).toBe('')
})

test.each(['{Enter}', ' '])('uncontrolled, key "%s" turns it and tells', async (key) => {
  const user = userEvent.setup()
  const changes: boolean[] = []
  render(<FavoriteControl objectTitle="Музей" onChange={(isFavorite) => changes.push(isFavorite)} />)

  await user.tab()
  await user.keyboard(key)
  await user.keyboard(key)

  expect(changes).toEqual([true, false])
})

test('controlled, it reports the other state and shows that of its props', async () => {
  const changes: boolean[] = []
  render(<FavoriteControl isFavorite objectTitle="Музей" onChange={(isFavorite) => changes.push(isFavorite)} />)

  await userEvent.click(screen.getByRole('button'))

  expect(changes).toEqual([false])
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy()
})

test('while the change is on its way it keeps focus, says so and does not answer', async () => {
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

test('without a handler it sends its form, with its own name and value', async () => {
  const sent = renderInForm(
    <FavoriteControl isFavorite={false} objectTitle="Музей" name="favorite" value="location/7" />,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(sent).toEqual([['favorite', 'location/7']])
})

test('with a handler and a form it sends the form only where no scripts run', async () => {
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

test('it speaks the language of the page, and the ref is the button', () => {
  const ref = createRef<HTMLButtonElement>()
  render(
    <LanguageProvider language="en">
      <FavoriteControl ref={ref} objectTitle="Museum" />
    </LanguageProvider>,
  )

  expect(ref.current).toBe(screen.getByRole('button', { name: 'Favourite: Museum' }))
})
