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

/** In the object's season, or in the month that the visitor plans for. */
function useSource(cover: CoverOnWire | null, ratio: CoverRatio) {
  const month = useTravelMonth()
  return cover && { src: coverSource(cover, coverSeason(cover, month), ratio), ratio, ...sizes[ratio] }
}

export type PictureProps = { cover: CoverOnWire | null; ratio?: CoverRatio; isPriority?: boolean }

/** The cover of an object on its card. */
export function Picture({ cover, ratio = '3x2', isPriority = false }: PictureProps) {
  const source = useSource(cover, ratio)
  if (!cover || !source) return null
  return (
    <Cover
      {...source}
      // A drawing tells nothing that the title beside it does not.
      alt={cover.template ? '' : cover.the_alt}
      alternative={cover.the_alt}
      isPriority={isPriority}
    />
  )
}

/** The cover at the top of an object's page; if pictures are switched off, its alternative text is shown. */
export function PagePicture({ cover }: { cover: CoverOnWire | null }) {
  const source = useSource(cover, '21x9')
  return cover && source && <Cover {...source} alt={cover.the_alt} isPriority />
}
