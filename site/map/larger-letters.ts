import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

type Size = NonNullable<Extract<LayerSpecification, { type: 'symbol' }>['layout']>['text-size']

/** Of an interpolation: where its stops begin, each with its size after it. */
const firstStop = 3

/** An expression of the zoom may stand in no other one, so the sizes at its stops are multiplied. */
function larger(size: Size, scale: number): Size {
  if (typeof size === 'number') return size * scale
  if (!Array.isArray(size) || size[0] !== 'interpolate') return size
  const parts: unknown[] = size
  return parts.map((part, at) =>
    typeof part === 'number' && at > firstStop && (at - firstStop) % 2 === 1 ? part * scale : part,
  ) as Size
}

/** The names of a map are as much larger as the letters of its page. */
export const withLargerLetters = (style: StyleSpecification, scale: number): StyleSpecification => ({
  ...style,
  layers: style.layers.map((layer) =>
    layer.type === 'symbol' && layer.layout?.['text-size'] !== undefined
      ? { ...layer, layout: { ...layer.layout, 'text-size': larger(layer.layout['text-size'], scale) } }
      : layer,
  ),
})
