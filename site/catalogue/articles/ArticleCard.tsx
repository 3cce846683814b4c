import type { GuideCard, PageCard, PostCard } from '@tropa/contract'
import { calendar } from '@tropa/library/Icon/icons.ts'
import { ObjectCard } from '@tropa/library/ObjectCard/dressed.ts'
import { shortDate } from '../../dates/date-formats.ts'
import { Picture } from '../../pictures/Picture.tsx'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'

/** A card of a news item, with its date, or of an information page. */
export function ArticleCard({
  article,
  titleLevel = 2,
}: {
  article: GuideCard | PostCard | PageCard
  titleLevel?: 2 | 3
}) {
  return (
    <ObjectCard
      favorite={<FavoriteButton object={article} />}
      href={article.link}
      title={article.the_title}
      titleLevel={titleLevel}
      picture={article.cover && <Picture cover={article.cover} ratio="16x9" />}
      facts={'date' in article ? [{ icon: calendar, text: shortDate(article.date) }] : []}
      summary={article.the_summary}
    />
  )
}
