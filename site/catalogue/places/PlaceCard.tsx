import type { LocationCard } from '@tropa/contract'
import { Badge } from '@tropa/library/Badge/dressed.ts'
import { calendar, clock, walk, wheelchair } from '@tropa/library/Icon/icons.ts'
import { ObjectCard } from '@tropa/library/ObjectCard/dressed.ts'
import type { ReactNode } from 'react'
import { Attach } from '../../planner/Attach.tsx'
import { kilometres } from '../../geography/distance.ts'
import { EntryPrice } from '../sale/EntryPrice.tsx'
import { useDayStatus } from './useDayStatus.ts'
import { useWords } from '../../messages/intl.tsx'
import { kindOfLocation } from '../../pictures/location-kind.ts'
import { useSeasonFit } from '../seasons/useSeasonFit.ts'
import { Picture } from '../../pictures/Picture.tsx'
import { FavoriteButton } from '../../favorites/FavoriteButton.tsx'

export type PlaceCardProps = {
  place: LocationCard
  variant?: 'card' | 'row'
  titleLevel?: 2 | 3
  isPriority?: boolean
  /** After the track control: a `ShowOnMap`. */
  tool?: ReactNode
}

export function PlaceCard({ place, variant = 'card', titleLevel = 3, isPriority = false, tool }: PlaceCardProps) {
  const say = useWords()
  const hours = useDayStatus(place)
  const fit = useSeasonFit(place.season)
  const km = place.distance_km === undefined ? undefined : kilometres(say, place.distance_km)
  return (
    <ObjectCard
      variant={variant}
      href={place.link}
      title={place.the_title}
      titleLevel={titleLevel}
      picture={<Picture cover={place.cover} isPriority={isPriority} />}
      kind={{ ...kindOfLocation(place.type.id), label: place.type.the_title }}
      {...(place.territory && { territory: place.territory.the_title })}
      facts={[
        ...(km ? [{ icon: walk, text: say('place.km', { km }) }] : []),
        ...(hours ? [{ icon: clock, ...hours }] : []),
        ...(fit && !fit.isFitting ? [{ icon: calendar, text: fit.text }] : []),
      ]}
      price={place.price_from && <EntryPrice price={place.price_from} prefix={say('place.price')} />}
      {...(variant === 'row' && { summary: place.the_summary })}
      badges={
        place.for_disabled && (
          <Badge tone={variant === 'row' ? 'outline' : 'neutral'} icon={wheelchair}>
            {say('object.accessible')}
          </Badge>
        )
      }
      favorite={<FavoriteButton object={place} />}
      attach={
        <>
          <Attach object={{ object_type: 'location', object_id: place.id }} title={place.the_title} />
          {tool}
        </>
      }
    />
  )
}
