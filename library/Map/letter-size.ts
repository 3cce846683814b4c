import type { MapView } from './view.ts'

/** px of a letter for which the sizes of labels and pins are written. */
const usual = 16

/** How much larger letters are than usual: labels and pins are as much larger. */
export const letterScale = () =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || usual) / usual

/** Where places are drawn, and the size of the map, in px of a page with usual letters. */
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
