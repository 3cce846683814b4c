import type { MapView } from './view.ts'

/** The text size, px, for which the sizes of labels and pins are defined. */
const usual = 16

/** The text size relative to the usual one; labels and pins are scaled by it. */
export const letterScale = () =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual) / usual

/** Positions of places, and the size of the map, in px at the usual text size. */
export const inUsualLetters = (
  { project, size }: Pick<MapView, 'project' | 'size'>,
  scale: number,
): Pick<MapView, 'project' | 'size'> => ({
  project: (place) => {
    const { x, y } = project(place)
    return { x: x / scale, y: y / scale }
  },
  size: () => {
    const { width, height } = size()
    return { width: width / scale, height: height / scale }
  },
})
