import { mix } from './color.ts'
import { forest } from './land.ts'
import type { Sheet } from './sheet.ts'
import { clouds, sky, sun } from './sky.ts'

/** The sky over a wide river and the forest on its far bank. @param sunAt a share of the stage */
export function farShore(sheet: Sheet, shore: number, sunAt: number) {
  const { height, palette } = sheet
  sky(sheet, shore)
  if (!palette.isNight) sun(sheet, sheet.at(sunAt), shore - height * 0.18, height * 0.046)
  clouds(sheet, { between: [height * 0.06, height * 0.35], count: 7 })
  for (const row of [0, 1])
    forest(sheet, {
      y: shore - height * (0.05 - row * 0.034),
      sway: height * 0.022,
      waves: 1.5,
      heights: [8 + row * 5, 26 + row * 12],
      gap: 10 + row * 3,
      nearness: 0.18 + row * 0.22,
      mist: [50, 40],
      haze: mix(palette.sky[2], palette.far, 0.5),
    })
}
