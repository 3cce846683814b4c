import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderInForm } from '../Button/testing/submitters.tsx'
import { LanguageProvider } from '../messages/language.tsx'
import { AttachControl } from './AttachControl.tsx'

afterEach(cleanup)

test('nothing is rendered if track control is disabled', () => {
  const { container } = render(<AttachControl isEnabled={false} isAttached={false} objectTitle="Museum" />)

  expect(container.innerHTML).toBe('')
})

test('the accessible name begins with the visible label and has the title of the object', () => {
  render(<AttachControl isAttached={false} objectTitle="Музей" />)

  expect(screen.getByRole('button', { name: 'В трек: Музей', pressed: false }).textContent).toBe('В трек')
})

test('an attached object shows its number in the track', () => {
  render(<AttachControl isAttached position={2} objectTitle="Музей" />)

  expect(screen.getByRole('button', { name: 'В треке, 2-й: Музей', pressed: true })).toBeTruthy()
})

test('a refusal is announced, describes the button, and leaves focus where it is', () => {
  const { rerender } = render(<AttachControl isAttached={false} objectTitle="Музей" />)
  const button = screen.getByRole('button')
  button.focus()

  rerender(<AttachControl isAttached={false} objectTitle="Музей" refusal="В треке 300 остановок" />)

  expect(screen.getByRole('alert').textContent).toBe('В треке 300 остановок')
  expect(screen.getByRole('button', { description: 'В треке 300 остановок' })).toBe(button)
  expect(document.activeElement).toBe(button)
})

test('a press calls the handler with the other state and does not submit the form', async () => {
  const changes: (boolean | string)[] = []
  render(
    <form onSubmit={() => changes.push('sent')}>
      <AttachControl isAttached objectTitle="Музей" onChange={(isAttached) => changes.push(isAttached)} />
    </form>,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(changes).toEqual([false])
})

test('a double press is one', async () => {
  const changes: boolean[] = []
  render(<AttachControl isAttached={false} objectTitle="Музей" onChange={(isAttached) => changes.push(isAttached)} />)

  await userEvent.dblClick(screen.getByRole('button'))
  expect(changes).toEqual([true])

  await userEvent.keyboard('{Enter}{Enter}')
  expect(changes).toHaveLength(3)
})

test('a second press at one point counts if the first was on another control', async () => {
  const changes: boolean[] = []
  render(<AttachControl isAttached={false} objectTitle="Музей" onChange={(isAttached) => changes.push(isAttached)} />)

  fireEvent.click(screen.getByRole('button'), { detail: 2 })

  expect(changes).toEqual([true])
})

test('without a handler it submits its form, with its own name and value', async () => {
  const sent = renderInForm(<AttachControl isAttached={false} objectTitle="Музей" name="attach" value="location/7" />)

  await userEvent.click(screen.getByRole('button'))

  expect(sent).toEqual([['attach', 'location/7']])
})

test('its words are in the language of the page, and any word can be replaced', () => {
  render(
    <LanguageProvider language="en">
      <AttachControl isAttached={false} objectTitle="Museum" />
      <AttachControl isAttached objectTitle="Museum" messages={{ attached: 'In the bag' }} />
    </LanguageProvider>,
  )

  expect(screen.getByRole('button', { name: 'Add to track: Museum' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'In the bag: Museum' })).toBeTruthy()
})

test.each(['{Enter}', ' '])('key "%s" calls the handler with the other state', async (key) => {
  const user = userEvent.setup()
  const changes: boolean[] = []
  render(<AttachControl isAttached={false} objectTitle="Музей" onChange={(isAttached) => changes.push(isAttached)} />)

  await user.tab()
  await user.keyboard(key)

  expect(changes).toEqual([true])
})

test('the ref is the button', () => {
  const ref = createRef<HTMLButtonElement>()
  render(<AttachControl ref={ref} isAttached={false} objectTitle="Музей" />)

  expect(ref.current).toBe(screen.getByRole('button'))
})
