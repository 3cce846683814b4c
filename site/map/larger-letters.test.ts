// @vitest-environment node
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { schemes } from '@tropa/library/theme/colors.ts'
import { expect, test } from 'vitest'
import { basemapStyle } from './basemap.ts'
import { withLargerLetters } from './larger-letters.ts'

const { mapLand, mapOut, mapWater, mapBorder, mapLabel, mapWaterLabel } = schemes.light
const colors = { land: mapLand, out: mapOut, water: mapWater, border: mapBorder, label: mapLabel }
const style = basemapStyle({ ...colors, waterLabel: mapWaterLabel }, 'ru')
const sizesIn = ({ layers }: typeof style) =>
  layers.flatMap((layer) => (layer.type === 'symbol' ? [layer.layout?.['text-size']] : []))

test('with text at 200 % every name of the embedded map is twice as large, at the same zooms', () => {
  const twice = withLargerLetters(style, 2)

  expect(validateStyleMin(twice)).toEqual([])
  expect(sizesIn(style).slice(0, 3)).toEqual([12, 12.5, 14])
  expect(sizesIn(twice).slice(0, 3)).toEqual([24, 25, 28])
  expect(sizesIn(style).at(-1)).toEqual(['interpolate', ['linear'], ['zoom'], 4, 14, 9, 17])
  expect(sizesIn(twice).at(-1)).toEqual(['interpolate', ['linear'], ['zoom'], 4, 28, 9, 34])
})
