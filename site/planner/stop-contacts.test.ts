import { describe, expect, test } from 'vitest'
import { aLocationCard, anEvent } from '../catalogue/testing/catalogue-objects.ts'
import { phonesOf, whereIs } from './stop-contacts.ts'

const town = 'Ханты-Мансийск'
const place = { ...aLocationCard, object_type: 'location' } as const
const event = { ...anEvent(), object_type: 'event', id: place.id } as const
const contactsWith = (address: string) => new Map([[`location${place.id}`, { phones: ['+7 3467 00-00-03'], address }]])

describe('the address of a stop', () => {
  test.each([
    ['ул. Мира, 1', `${town}, ул. Мира, 1`],
    [`${town}, ул. Мира, 1`, `${town}, ул. Мира, 1`],
    [`1 Mira Street, ${town}`, `1 Mira Street, ${town}`],
    ['', town],
    [`${town}ий район, 5-й км`, `${town}, ${town}ий район, 5-й км`],
  ])('with %j', (address, where) => {
    expect(whereIs(place, contactsWith(address))).toBe(where)
  })

  test('has no town if it is in none', () => {
    expect(whereIs({ ...place, territory: null }, contactsWith('ул. Мира, 1'))).toBe('ул. Мира, 1')
  })

  test('is the town while the address is not known', () => {
    expect(whereIs(place, new Map())).toBe(town)
  })
})

test('an event does not get the contacts of a place with the same id', () => {
  const contacts = contactsWith('ул. Мира, 1')
  expect([phonesOf(place, contacts), phonesOf(event, contacts)]).toEqual([['+7 3467 00-00-03'], []])
  expect(whereIs(event, contacts)).not.toContain('Мира')
})
