/** A square grid of dark and light modules, such as a QR code. */
export type Modules = { size: number; isDark: (x: number, y: number) => boolean }
/** `size` is in modules and includes the margin; `path` is the `d` of the dark modules. */
export type SquaresDrawing = { size: number; path: string }

const rowOf = ({ size, isDark }: Modules, y: number, margin: number): string => {
  const runs: string[] = []
  let start: number | undefined
  for (let x = 0; x <= size; x += 1) {
    if (x < size && isDark(x, y)) start ??= x
    else if (start !== undefined) {
      runs.push(`M${start + margin} ${y + margin}h${x - start}v1h${start - x}z`)
      start = undefined
    }
  }
  return runs.join('')
}

/** Draws the dark modules of a grid, with as few pieces per row as possible. @param margin light modules around it */
export const squaresDrawing = (modules: Modules, margin: number): SquaresDrawing => ({
  size: modules.size + 2 * margin,
  path: Array.from({ length: modules.size }, (_, y) => rowOf(modules, y, margin)).join(''),
})
