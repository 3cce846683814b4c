import type { ColorRole } from './colors.ts'

/**
 * Pairs of colours that are adjacent on a page, and the contrast that each needs: 4.5 if the first is text on the
 * second, 3 if it is an edge, a ring or a mark.
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export const contrastPairs: readonly (readonly [front: ColorRole, ground: ColorRole, needed: 3 | 4.5])[] = [
  ...(['text', 'textMuted', 'link'] as const).flatMap((front) =>
    (['bg', 'surface', 'surfaceSunken', 'surfaceRaised'] as const).map((ground) => [front, ground, 4.5] as const),
  ),
  ...(['bg', 'surface', 'surfaceSunken', 'surfaceRaised'] as const).map(
    (ground) => ['textDisabled', ground, 4.5] as const,
  ),
  ...(['trackSoft', 'infoBg', 'dangerBg', 'warningBg', 'successBg'] as const).map(
    (ground) => ['text', ground, 4.5] as const,
  ),
  ['linkHover', 'bg', 4.5],
  ['linkHover', 'surface', 4.5],
  ['linkHover', 'quietHover', 4.5],
  ['link', 'quietPressed', 4.5],
  ['textInverse', 'surfaceInverse', 4.5],
  ['textInverseMuted', 'surfaceInverse', 4.5],
  ['linkInverse', 'surfaceInverse', 4.5],
  ['onAction', 'action', 4.5],
  ['onAction', 'actionHover', 4.5],
  ['onAction', 'actionPressed', 4.5],
  ['onSelected', 'selected', 4.5],
  ['onTrackSoft', 'trackSoft', 4.5],
  ['onTrack', 'track', 4.5],
  ['onDanger', 'danger', 4.5],
  ['mapLabel', 'mapLand', 4.5],
  ['mapWaterLabel', 'mapLand', 4.5],
  ...(['danger', 'success', 'warning', 'info'] as const).flatMap((front) => [
    [front, `${front}Bg`, 4.5] as const,
    [front, 'surface', 4.5] as const,
  ]),
  ...(['catPlace', 'catTour', 'catExcursion', 'catEvent', 'catFood', 'catStay'] as const).flatMap((category) => [
    ['onCat', category, 4.5] as const,
    [category, 'mapLand', 3] as const,
    [category, 'surface', 4.5] as const,
  ]),
  ...(['actionEdge', 'selectedEdge', 'borderStrong', 'focusOuter', 'track', 'norm', 'forecast'] as const).flatMap(
    (front) => [[front, 'bg', 3] as const, [front, 'surface', 3] as const],
  ),
  ['borderStrong', 'surfaceSunken', 3],
  ['focusOuter', 'focusInner', 3],
  ['track', 'mapLand', 3],
  ['night', 'day', 3],
]

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * @param front `#rrggbb`
 * @returns from 1 to 21
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(front: string, ground: string): number {
  const [darker = 0, lighter = 0] = [luminance(front), luminance(ground)].toSorted((one, other) => one - other)
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * @param colors of one scheme; a colour other than `#rrggbb` makes its pairs faint, because its contrast is not known
 * @returns the pairs with too little contrast
 */
export const faintPairs = (colors: Readonly<Record<ColorRole, string>>) =>
  contrastPairs
    .map(([front, ground, needed]) => ({
      pair: `${front} on ${ground}`,
      needed,
      ratio: contrastRatio(colors[front], colors[ground]),
    }))
    .filter(({ ratio, needed }) => !(ratio >= needed))
