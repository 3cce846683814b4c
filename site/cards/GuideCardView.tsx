import type { GuideCard } from '@tropa/contract'
import { ObjectCard } from '@tropa/library/ObjectCard/dressed.ts'
import { Picture } from './Picture.tsx'

export function GuideCardView({ guide }: { guide: GuideCard }) {
  return <ObjectCard variant="guide" href={guide.link} title={guide.the_title} picture={<Picture cover={guide.cover} ratio="16x9" />} summary={guide.the_summary} />
}
