/** A square grid of dark and light modules, such as a QR code. */
export type Modules = { size: number; isDark: (x: number, y: number) => boolean }
/** In units of one module, the margin included; `path` is the `d` of the dark ones. */
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

/** Draws the dark modules of a grid, each row in as few pieces as it can. @param margin light modules around it */
export const squaresDrawing = (modules: Modules, margin: number): SquaresDrawing => ({
  size: modules.size + 2 * margin,
  path: Array.from({ length: modules.size }, (_, y) => rowOf(modules, y, margin)).join(''),
})
