import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { categoryIcon, locationKind } from './categories.ts'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

afterEach(cleanup)

test('an icon without a label is hidden from assistive technology', () => {
  render(<Icon path={icons.search} />)

  expect(screen.queryByRole('img')).toBeNull()
})

test('a label makes an icon an image of that name', () => {
  render(<Icon path={icons.wheelchair} label="Step-free" />)

  expect(screen.getByRole('img', { name: 'Step-free' })).toBeTruthy()
})

test('it has its size without a skin, and the ref is its root', () => {
  const ref = createRef<SVGSVGElement>()
  render(<Icon ref={ref} path={icons.search} size="lg" />)

  expect([ref.current?.getAttribute('width'), ref.current?.dataset['size']]).toEqual(['2rem', 'lg'])
})

test('every category of a track has its own icon', () => {
  const drawings = ['activity', 'buisness', 'disabled', 'ethno', 'family', 'medicin'].map(categoryIcon)

  expect(drawings.every(Boolean)).toBe(true)
  expect(new Set(drawings).size).toBe(6)
})

test('every icon begins with a move and has only path commands and numbers', () => {
  for (const [name, path] of Object.entries(icons)) expect(path, name).toMatch(/^[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/)
})

test('categories have the spelling of the contract', () => {
  expect(categoryIcon('medicin')).toBe(icons.medicine)
  expect(categoryIcon('buisness')).toBe(icons.business)
  expect(categoryIcon('unheard-of')).toBeUndefined()
})

test('an unknown type of location has the icon of a pin and the colour of places', () => {
  expect(locationKind('lighthouse')).toEqual({ icon: icons.pin, category: 'place' })
})
