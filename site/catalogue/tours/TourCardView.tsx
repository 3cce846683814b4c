import type { TourCard } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { calendar, clock } from '@tropa/library/Icon/icons.ts'
import { ObjectCard } from '@tropa/library/ObjectCard/dressed.ts'
import { Price } from '@tropa/library/Price/dressed.ts'
import { monthsText } from '../../messages/message-formats.ts'
import { useWords } from '../../messages/intl.tsx'
import { useSeasonFact } from '../seasons/useSeasonFact.ts'
import { Picture } from '../../pictures/Picture.tsx'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'

export type TourCardViewProps = { tour: TourCard; variant: 'card' | 'tall'; titleLevel?: 2 | 3 }

/** A tour lasts days, an excursion hours; otherwise they are the same. */
export function TourCardView({ tour, variant, titleLevel = 3 }: TourCardViewProps) {
  const say = useWords()
  const months = monthsText(say, tour.season)
  const season = useSeasonFact(tour.season)
  // The badge has the months, so the card need not repeat that it is out of season.
  const fit = season?.tone === 'success' ? season : undefined
  const length =
    tour.days !== undefined ? { icon: calendar, text: say('object.days', { count: tour.days }) } : undefined
  const hours =
    tour.duration_h !== undefined ? { icon: clock, text: say('object.hours', { count: tour.duration_h }) } : undefined
  return (
    <ObjectCard
      favorite={<FavoriteButton object={tour} />}
      variant={variant}
      href={tour.link}
      title={tour.the_title}
      titleLevel={titleLevel}
      picture={<Picture cover={tour.cover} ratio={variant === 'tall' ? '4x5' : '3x2'} />}
      {...(tour.territory && { territory: tour.territory.the_title })}
      facts={[length, hours, fit].filter((fact) => fact !== undefined)}
      badges={months && <Badge>{months}</Badge>}
      price={tour.price_from && <Price value={tour.price_from.value} prefix={say('place.price')} />}
    />
  )
}
