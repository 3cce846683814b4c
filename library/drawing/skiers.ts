import { mix } from './color.ts'
import type { Spot } from './camp.ts'
import type { Sheet } from './sheet.ts'

/** Lines of a skier of about 90 units, who moves to the right. The origin is between the skis. */
const running = {
  skis: 'M-58-10L-6-1M-12 0H44q8-1 10-6',
  poles: 'M33-54L54-2M-25-47L-44-4',
  legs: 'M-2-42L17-25 13-4M-2-42L-12-24-34-9',
  body: 'M-1-42L14-66',
  arms: 'M14-66L26-57 33-55M13-65L-4-58-24-47',
  head: 'M21-78h.1',
}
const gliding = {
  skis: 'M-34 0H40q8-1 10-6M-40 4H30',
  poles: 'M6-44L-40-10M9-42L-30-4',
  legs: 'M-4-40L10-24 2-3M-6-40L4-22-6 0',
  body: 'M-5-42L20-60',
  arms: 'M20-60L14-46 6-43',
  head: 'M30-69h.1',
}
const shooting = {
  skis: 'M-40 0H34q8-1 10-6M-34 4H44',
  poles: '',
  legs: 'M-3-42L4-22-2-2M-3-42L-10-22-14-2',
  body: 'M-4-42L0-70',
  arms: 'M1-69L16-62 27-69M0-68L11-60 14-68',
  head: 'M9-81h.1',
}
const poses = { running, gliding, shooting }
export type Pose = keyof typeof poses

const rifle = 'M4-72L46-73M10-71l-8 8'

interface Skier extends Spot {
  pose: Pose
  /** The colour of the jacket. */
  jacket: string
  isMirrored?: boolean
  hasRifle?: boolean
  number?: boolean
}

/** A skier in lines with round ends. */
export function skier(
  sheet: Sheet,
  { x, y, scale, pose, jacket, isMirrored = false, hasRifle = false, number = false }: Skier,
) {
  const { near } = sheet.palette
  if (!sheet.isSeen(x - 70 * scale, x + 70 * scale)) return
  const { skis, poles, legs, body, arms, head } = poses[pose]
  const line = (path: string, color: string, width: number) =>
    path && sheet.placeLine(path, x, y, scale, color, width, isMirrored)
  line(skis, near, 3.4)
  line(poles, near, 1.8)
  line(legs, mix(jacket, near, 0.72), 9)
  line(body, jacket, 16)
  line(arms, mix(jacket, near, 0.25), 7.5)
  line(head, mix('#e8c3a0', near, sheet.palette.isNight ? 0.5 : 0.12), 13)
  line(
    head.replace(/M(-?\d+)-(\d+)h/, (_, left: string, up: string) => `M${left}-${Number(up) + 4}h`),
    mix(jacket, near, 0.5),
    10,
  )
  if (hasRifle) line(pose === 'shooting' ? rifle : 'M-4-40L12-86', near, 3.6)
  if (number) sheet.place('M-4-62l12-6 6 11-12 6z', x, y, scale, '#fff', { isMirrored })
}
