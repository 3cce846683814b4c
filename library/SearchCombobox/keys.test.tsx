import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { activeOption, field, list, reach, Searching } from './testing/searching.tsx'

// Compiled before the clock of a test runs.
beforeAll(() => import('./SearchMenu.tsx'))
afterEach(cleanup)

test('arrows cycle through the suggestions, and focus stays in the field', async () => {
  render(<Searching text="mus" isOpen />)
  await reach()

  expect(activeOption()).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(activeOption()?.textContent).toContain('Museum of Nature')
  expect(activeOption()?.dataset['active']).toBe('true')
  await userEvent.keyboard('{ArrowUp}')
  expect(activeOption()?.textContent).toContain('Old Town')
  await userEvent.keyboard('{ArrowDown}')
  expect(activeOption()?.textContent).toContain('Museum of Nature')

  expect(document.activeElement).toBe(field())
})

test('Enter on a suggestion follows its link and closes the menu', async () => {
  const submitted: string[] = []
  render(<Searching text="mus" isOpen onSubmit={(text) => submitted.push(text)} />)
  await reach()

  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')

  expect(location.hash).toBe('#town')
  expect(submitted).toEqual([])
  expect(list()).toBeNull()
})

test('Enter in the field submits the text trimmed and in lower case', async () => {
  const submitted: string[] = []
  render(<Searching onSubmit={(text) => submitted.push(text)} />)

  await userEvent.type(field(), ' Old TOWN {Enter}')

  expect(submitted).toEqual(['old town'])
  expect(list()).toBeNull()
})

test('Enter on blanks submits nothing', async () => {
  const submitted: string[] = []
  render(<Searching onSubmit={(text) => submitted.push(text)} />)

  await userEvent.type(field(), '   {Enter}')

  expect(submitted).toEqual([])
})

test('Escape closes the menu, and a second Escape clears the text', async () => {
  render(<Searching text="mus" isOpen />)
  await reach()

  await userEvent.keyboard('{Escape}')
  expect(list()).toBeNull()
  expect(field().value).toBe('mus')
  await userEvent.keyboard('{Escape}')

  expect(field().value).toBe('')
})

test('the down arrow opens a closed menu always with nothing active', async () => {
  render(<Searching text="mus" />)
  await reach()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Escape}')
  expect(list()).toBeNull()

  await userEvent.keyboard('{ArrowDown}')
  expect([Boolean(list()), activeOption()]).toEqual([true, null])
  await userEvent.keyboard('{ArrowDown}')

  expect(activeOption()?.textContent).toContain('Museum of Nature')
})

test('Page Down and Page Up move by ten, and keys of the text return to it', async () => {
  const many = Array.from({ length: 25 }, (_, at) => ({
    title: `Museum ${at}`,
    description: 'Museum',
    link: `#m${at}`,
  }))
  render(<Searching menu={{ kind: 'ready', suggestions: many }} text="mus" isOpen />)
  await reach()

  await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}')
  expect(activeOption()?.textContent).toContain('Museum 20')
  await userEvent.keyboard('{PageUp}')
  expect(activeOption()?.textContent).toContain('Museum 10')
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight']) {
    await userEvent.keyboard(`{ArrowDown}{${key}}`)
    expect(activeOption()).toBeNull()
  }
})

test('Alt with the up arrow closes the menu, and with the down arrow opens it', async () => {
  render(<Searching text="mus" isOpen />)
  await reach()

  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(list()).toBeNull()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')

  expect(list()).toBeTruthy()
  expect(activeOption()).toBeNull()
})

test('suggestions for another text begin with none active', async () => {
  render(<Searching text="mus" isOpen />)
  await reach()
  await userEvent.keyboard('{ArrowDown}')
  expect(activeOption()).not.toBeNull()

  await userEvent.keyboard('e')

  expect(activeOption()).toBeNull()
})
