import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { AccordionCard } from './AccordionCard.tsx'

afterEach(cleanup)

const panel = () => screen.getByText('Not in winter').parentElement?.parentElement

test('the button is in a heading and opens its panel', async () => {
  render(
    <AccordionCard title="Ticks?">
      <p>Not in winter</p>
    </AccordionCard>,
  )
  const button = screen.getByRole('button', { name: 'Ticks?', expanded: false })

  await userEvent.click(button)

  expect(button.closest('h3')).toBeTruthy()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(panel()?.hasAttribute('hidden')).toBe(false)
})

test('find-in-page also searches the panel after it has been closed again, and opens it at the match', async () => {
  render(
    <AccordionCard title="Ticks?" defaultOpen>
      <p>Not in winter</p>
    </AccordionCard>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(panel()?.getAttribute('hidden')).toBe('until-found')

  act(() => void panel()?.dispatchEvent(new Event('beforematch')))

  expect(screen.getByRole('button', { expanded: true })).toBeTruthy()
})

test('a controlled card opens and closes only if its property changes', async () => {
  const changes: boolean[] = []
  render(
    <AccordionCard title="Ticks?" isOpen={false} onOpenChange={(isOpen) => changes.push(isOpen)}>
      Text
    </AccordionCard>,
  )

  await userEvent.click(screen.getByRole('button'))

  expect(changes).toEqual([true])
  expect(screen.getByRole('button', { expanded: false })).toBeTruthy()
})

test('it renders on the server', () => {
  expect(renderToString(<AccordionCard title="Ticks?">Not in winter</AccordionCard>)).toContain('Not in winter')
})

test.each(['{Enter}', ' '])('%j opens and closes it, and focus stays on the button', async (key) => {
  render(<AccordionCard title="Ticks?">Text</AccordionCard>)
  await userEvent.tab()

  await userEvent.keyboard(key)
  expect(screen.getByRole('button', { expanded: true })).toBe(document.activeElement)
  await userEvent.keyboard(key)

  expect(screen.getByRole('button', { expanded: false })).toBe(document.activeElement)
})

test('the button refers to its panel', () => {
  render(
    <AccordionCard title="Ticks?">
      <p>Not in winter</p>
    </AccordionCard>,
  )

  expect(screen.getByRole('button').getAttribute('aria-controls')).toBe(panel()?.id)
})

test('find-in-page with a match inside calls the handler to open it', () => {
  const changes: boolean[] = []
  render(
    <AccordionCard title="Ticks?" isOpen={false} onOpenChange={(isOpen) => changes.push(isOpen)}>
      <p>Not in winter</p>
    </AccordionCard>,
  )

  act(() => void panel()?.dispatchEvent(new Event('beforematch')))

  expect(changes).toEqual([true])
})

test('the ref is the card, which shows its state', () => {
  const ref = createRef<HTMLDivElement>()
  render(
    <AccordionCard ref={ref} title="Ticks?" defaultOpen>
      Text
    </AccordionCard>,
  )

  expect(ref.current?.dataset.open).toBe('true')
})
