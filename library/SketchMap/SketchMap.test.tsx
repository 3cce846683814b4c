import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SketchMap, type SketchMapProps } from './SketchMap.tsx'

afterEach(cleanup)

const aMap = (more: Partial<SketchMapProps> = {}): SketchMapProps => ({
  label: 'Места',
  src: '/region.svg',
  window: { south: -10, west: 0, north: 10, east: 40 },
  ...more,
})

test('a pin is a link at its position', () => {
  render(<SketchMap {...aMap({ pins: [{ id: 1, geolocation: '0,10', title: 'Музей', href: '/museum' }] })} />)

  const pin = screen.getByRole('link', { name: 'Музей' })
  expect([pin.getAttribute('href'), pin.style.left, pin.style.top]).toEqual(['/museum', '25%', '50%'])
  expect(pin.dataset.stop).toBeUndefined()
})

test('a pin of several places has their count and opens their list', () => {
  const places = ['Музей', 'Парк', 'Кафе'].map((title) => ({ title, href: `/${title}` }))
  const pin = { id: 1, geolocation: '0,10', title: '3 места: Музей, Парк, Кафе', places }
  render(<SketchMap {...aMap({ pins: [pin] })} />)

  const button = screen.getByRole<HTMLButtonElement>('button', { name: '3 места: Музей, Парк, Кафе' })
  expect(button.firstElementChild?.textContent).toBe('3')
  expect(button.dataset.stop).toBeUndefined()
  const list = document.getElementById(button.getAttribute('popovertarget') ?? '')
  expect(list?.getAttribute('popover')).toBe('auto')
  expect([...(list?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    places.map(({ title, href }) => [title, href]),
  )
})

test('numbers of stops that do not fit into a pin are before its title', () => {
  const pin = { geolocation: '0,10', href: '/museum' }
  const few = { ...pin, id: 1, title: 'Музей', number: '1–4' }
  const many = { ...pin, id: 2, title: 'Парк', number: '1–14, 63, 75–80' }
  render(<SketchMap {...aMap({ pins: [few, many] })} />)

  expect(screen.getAllByRole('link').map((link) => [...link.children].map((part) => part.textContent))).toEqual([
    ['1–4', 'Музей'],
    ['1…', '1–14, 63, 75–80 Парк'],
  ])
})

test('a stop of a track shows its number, in the colour of the track', () => {
  render(
    <SketchMap
      {...aMap({
        pins: [{ id: 1, geolocation: '0,10', title: 'Музей', href: '/museum', number: 3, isSelected: true }],
      })}
    />,
  )

  const pin = screen.getByRole('link', { name: '3 Музей', current: true })
  expect(pin.dataset.selected).toBe('true')
  expect(pin.dataset.stop).toBe('')
})

test('a pin outside the window is left out', () => {
  render(<SketchMap {...aMap({ pins: [{ id: 1, geolocation: '50,10', title: 'Далеко', href: '/far' }] })} />)

  expect(screen.queryByRole('link')).toBeNull()
})

test('a town is a name on the map, or a link if it has an address', () => {
  render(
    <SketchMap
      {...aMap({
        towns: [
          { title: 'Сургут', geolocation: '1,1', href: '/surgut' },
          { title: 'Урай', geolocation: '2,2' },
        ],
      })}
    />,
  )

  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Сургут'])
  expect(screen.getByText('Урай')).toBeTruthy()
})

test('the map has a name and keeps its ratio', () => {
  render(<SketchMap {...aMap({ ratio: 1.5, credit: 'Natural Earth' })} />)

  const figure = screen.getByRole('figure', { name: 'Места' })
  expect(figure.querySelector<HTMLImageElement>('img')?.height).toBe(600)
  expect(screen.getByText('Natural Earth')).toBeTruthy()
})
