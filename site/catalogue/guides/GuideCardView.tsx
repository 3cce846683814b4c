import type { GuideCard } from '@tropa/contract'
import { ObjectCard } from '@tropa/library/ObjectCard/dressed.ts'
import { Picture } from '../../pictures/Picture.tsx'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'

export function GuideCardView({ guide, titleLevel = 3 }: { guide: GuideCard; titleLevel?: 2 | 3 }) {
  return (
    <ObjectCard
      favorite={<FavoriteButton object={guide} />}
      variant="guide"
      href={guide.link}
      title={guide.the_title}
      titleLevel={titleLevel}
      picture={<Picture cover={guide.cover} ratio="16x9" />}
      summary={guide.the_summary}
    />
  )
}
