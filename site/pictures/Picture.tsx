import { Cover } from '@tropa/library/Cover/dressed.ts'
import type { Cover as CoverOnWire } from '@tropa/contract'
import { coverSeason, coverSource, type CoverRatio } from './cover.ts'
import { useTravelMonth } from '../visitor/useTravelDate.ts'

const sizes: Record<CoverRatio, { width: number; height: number }> = {
  '3x2': { width: 900, height: 600 },
  '4x5': { width: 640, height: 800 },
  '16x9': { width: 960, height: 540 },
  '21x9': { width: 1680, height: 720 },
}

export type PictureProps = { cover: CoverOnWire | null; ratio?: CoverRatio; isPriority?: boolean }

/** The cover of an object in its own season, or in the month that the visitor plans for. */
export function Picture({ cover, ratio = '3x2', isPriority = false }: PictureProps) {
  const month = useTravelMonth()
  if (!cover) return null
  return (
    <Cover
      src={coverSource(cover, coverSeason(cover, month), ratio)}
      // A drawing says nothing that the text beside it does not.
      alt={cover.template ? '' : cover.the_alt}
      alternative={cover.the_alt}
      ratio={ratio}
      isPriority={isPriority}
      {...sizes[ratio]}
    />
  )
}
