const band = (width: number, height: number, path: string) =>
  `url("data:image/svg+xml,%3csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 2 ${width} ${height}' width='${width}' height='${height}' shape-rendering='crispEdges'%3e%3cpath d='${path}'/%3e%3c/svg%3e")`

/**
 * Border bands for the hem of things, as CSS masks: built on the rules of Ob-Ugric geometric ornament, with no meaning
 * claimed. Only on edges, one on a screen region, 12–44 px high; colour comes from the theme.
 */
export const teeth = band(32, 16, 'M0 18V2l8 8l8 8l8 -8l8 -8V18z')
export const rhomb = band(40, 20, 'M0 22V2l6 6l-4 4h8h8l-4 4l6 6l6 -6l-4 -4h8h8l-4 -4l6 -6V22z')
export const cross = band(40, 24, 'M0 26V2h2v4h4v4h-4v4h8h8v4h-4v4h4v4h2h2v-4h4v-4h-4v-4h8h8v-4h-4v-4h4v-4h2V26z')
export const forks = band(
  40,
  36,
  'M0 38V10l6 -6l4 4l-6 6l6 6l6 6l-6 6l4 4l6 -6l6 6l4 -4l-6 -6l6 -6l6 -6l-6 -6l4 -4l6 6V38z',
)
export const hook = band(40, 24, 'M0 26V2h8v8h-4v-4h-2v8h8h8v8h-2v-4h-4v8h8h8v-8h-4v4h-2v-8h8h8v-8h-2v4h-4v-8h8V26z')
export const antler = band(
  40,
  28,
  'M0 30V2h8v6h-2v-4h-4v6h10v-4h2v8h-4v2v2h-4v8h2v-4h10v6h-4v-4h-2v6h8h8v-6h-2v4h-4v-6h10v4h2v-8h-4v-2v-2h-4v-8h2v4h10v-6h-4v4h-2v-6h8V30z',
)
export const spruce = band(
  32,
  40,
  'M0 42V2l6 6v4l-4 -4v4l6 6v4l-6 -6v2h6l6 8v2l-6 -6v4l6 6v4l-4 -4v4l6 6l6 -6v-4l-4 4v-4l6 -6v-4l-6 6v-2l6 -8h6v-2l-6 6v-4l6 -6v-4l-4 4v-4l6 -6V42z',
)
export const key = band(
  48,
  28,
  'M0 30V2h12v10h-8v-4h4v-2h-6v10h10h10v10h-6v-2h4v-4h-8v10h12h12v-10h-8v4h4v2h-6v-10h10h10v-10h-6v2h4v4h-8v-10h12V30z',
)
