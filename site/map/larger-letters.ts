import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

type Size = NonNullable<Extract<LayerSpecification, { type: 'symbol' }>['layout']>['text-size']

/** Where the stops of an interpolation begin; each is followed by its size. */
const firstStop = 3

/** An expression of the zoom cannot be nested in another one, so the sizes at its stops are multiplied. */
function larger(size: Size, scale: number): Size {
  if (typeof size === 'number') return size * scale
  if (!Array.isArray(size) || size[0] !== 'interpolate') return size
  const parts: unknown[] = size
  return parts.map((part, at) =>
    typeof part === 'number' && at > firstStop && (at - firstStop) % 2 === 1 ? part * scale : part,
  ) as Size
}

/** Scales the labels of a map like the text of its page. */
export const withLargerLetters = (style: StyleSpecification, scale: number): StyleSpecification => ({
  ...style,
  layers: style.layers.map((layer) =>
    layer.type === 'symbol' && layer.layout?.['text-size'] !== undefined
      ? { ...layer, layout: { ...layer.layout, 'text-size': larger(layer.layout['text-size'], scale) } }
      : layer,
  ),
})
