// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Words } from '../messages/intl.tsx'
import { closestOf, embeddedStyle, typesOf } from './map-styles.ts'

const say = Object.assign((id: string) => id, { language: 'ru' }) as unknown as Words
const addressOf = async (configuration: Parameters<typeof typesOf>[0]) => {
  const { style } = typesOf(configuration, say)[0]
  return typeof style === 'function' ? style(document.body) : style
}

test('without configuration there is only the embedded map', () => {
  expect(typesOf({}, say)).toEqual([{ id: 'scheme', title: 'map.scheme', style: embeddedStyle('ru') }])
})

test('imagery is offered only if it is configured', () => {
  expect(typesOf({ satelliteUrl: 'https://maps.example/s.json' }, say).map(({ id }) => id)).toEqual([
    'scheme',
    'satellite',
  ])
  expect(
    typesOf({ satelliteUrl: 'https://a.example', hybridUrl: 'https://b.example' }, say).map(({ id }) => id),
  ).toEqual(['scheme', 'satellite', 'hybrid'])
})

test('the embedded map has its limit at a view of 20 km, and each configured one at its own zoom levels', () => {
  expect(closestOf({})).toEqual({ closestKm: 20 })
  const url = 'https://maps.example/style.json'
  for (const configured of ['styleUrl', 'archiveUrl', 'satelliteUrl', 'hybridUrl'])
    expect(closestOf({ [configured]: url }), configured).toEqual({ maxZoom: 17 })
})

test('a configured style takes precedence over an archive', async () => {
  expect(
    await addressOf({ styleUrl: 'https://maps.example/style.json', archiveUrl: 'https://maps.example/yugra.pmtiles' }),
  ).toBe('https://maps.example/style.json')
})
