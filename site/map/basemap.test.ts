// @vitest-environment node
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { schemes } from '@tropa/library/theme/colors.ts'
import { basemapStyle } from './basemap.ts'
import { isTwoColoured, type BasemapColors } from './map-palette.ts'

const colorsOf = ({
  mapLand,
  mapOut,
  mapWater,
  mapBorder,
  mapLabel,
  mapWaterLabel,
}: (typeof schemes)[keyof typeof schemes]): BasemapColors => ({
  land: mapLand,
  out: mapOut,
  water: mapWater,
  border: mapBorder,
  label: mapLabel,
  waterLabel: mapWaterLabel,
})
const light = colorsOf(schemes.light)
const namesOf = (language: 'ru' | 'en', source: string) => {
  const data = basemapStyle(light, language).sources[source]
  if (data?.type !== 'geojson' || typeof data.data === 'string' || data.data.type !== 'FeatureCollection')
    throw new Error(`${source} is not drawn`)
  return data.data.features.map(({ properties }) => String(properties?.['name']))
}

test.each(Object.entries(schemes))('the embedded map is a valid style in the colours of %s', (_, scheme) => {
  expect(validateStyleMin(basemapStyle(colorsOf(scheme), 'ru'))).toEqual([])
})

test('towns and regions have names in both languages', () => {
  expect(namesOf('ru', 'towns')).toContain('Ханты-Мансийск')
  const english = [
    ...namesOf('en', 'towns'),
    ...namesOf('en', 'region_labels').filter((name) => !name.includes('Югра')),
    ...namesOf('en', 'river_names'),
  ]
  expect(english.filter((name) => /[а-яё]/i.test(name))).toEqual([])
})

test('the embedded map loads nothing from other hosts', () => {
  const { glyphs, sprite, ...style } = basemapStyle(light, 'ru')
  const addresses = JSON.stringify([style['font-faces'], style.layers]).match(/https?:\/\/[^"\\]+/g)
  expect([glyphs, sprite, addresses]).toEqual([undefined, undefined, null])
})

test('before its parts are rendered the embedded map has the colour of land, and everything outside land is sea', () => {
  const { layers, sources } = basemapStyle(light, 'ru')
  const [ground] = layers
  expect(ground?.type === 'background' && ground.paint?.['background-color']).toBe(light.out)
  expect(sources['sea']).toMatchObject({ data: { geometry: { type: 'MultiPolygon' } } })
})

test.each(Object.entries(schemes))(
  'the embedded map shows the attribution of its data in the colours of %s',
  (_, scheme) => {
    const { layers, sources } = basemapStyle(colorsOf(scheme), 'en')
    const drawn = layers.flatMap((layer) =>
      'source' in layer && !layer.minzoom && !layer.maxzoom ? [layer.source] : [],
    )
    const texts = drawn.map((id) => JSON.stringify(sources[id]?.type === 'geojson' && sources[id].attribution))
    expect(texts.join()).toMatch(/Natural Earth.*GSHHG.*GeoNames/)
  },
)

test('in a theme of two colours water is outlined, so that labels over it are readable', () => {
  const plain = colorsOf(schemes.blackOnWhite)
  const { layers } = basemapStyle(plain, 'ru')
  const lakes = layers.find(({ id }) => id === 'lakes')
  expect([isTwoColoured(plain), isTwoColoured(light)]).toEqual([true, false])
  expect(lakes?.type === 'fill' && lakes.paint?.['fill-color']).toBe(plain.out)
  expect(layers.map(({ id }) => id)).toContain('lakes-edge')
})
