import type {
  CompanyCard,
  EventCard,
  GuideCard,
  LocationCard,
  ObjectType,
  PageCard,
  PostCard,
  ProductCard,
  TourCard,
  TrackCard,
} from '@tropa/contract'
import type { ReactNode } from 'react'
import { ArticleCard } from '../articles/ArticleCard.tsx'
import { CompanyCardView } from '../companies/CompanyCardView.tsx'
import { EventCardRow } from '../events/EventCardRow.tsx'
import { GuideCardView } from '../guides/GuideCardView.tsx'
import { PlaceCard } from '../places/PlaceCard.tsx'
import { ProductCardView } from '../products/ProductCardView.tsx'
import { TourCardView } from '../tours/TourCardView.tsx'
import { TrackCardView } from '../tracks/TrackCardView.tsx'

type CardTypes = {
  location: LocationCard
  event: EventCard
  tour: TourCard
  excursion: TourCard
  track: TrackCard
  guide: GuideCard
  post: PostCard
  product: ProductCard
  company: CompanyCard
  page: PageCard
}
export type CardOfAnyKind = CardTypes[ObjectType]

const views: { readonly [Type in ObjectType]: (card: CardTypes[Type]) => ReactNode } = {
  location: (card) => <PlaceCard place={card} />,
  event: (card) => <EventCardRow event={card} />,
  tour: (card) => <TourCardView tour={card} variant="card" />,
  excursion: (card) => <TourCardView tour={card} variant="card" />,
  track: (card) => <TrackCardView track={card} />,
  guide: (card) => <GuideCardView guide={card} />,
  post: (card) => <ArticleCard article={card} titleLevel={3} />,
  product: (card) => <ProductCardView product={card} />,
  company: (card) => <CompanyCardView company={card} />,
  page: (card) => <ArticleCard article={card} titleLevel={3} />,
}

/** Cards of these types are rows as wide as the page. */
export const isRowOfPage = (type: string): boolean => type === 'event'

const viewOf = <Type extends ObjectType>(card: CardTypes[Type] & { object_type: Type }): ReactNode =>
  views[card.object_type](card)

/** A card of any kind: its own `object_type` says which. */
export const CardOfKind = ({ card }: { card: CardOfAnyKind }) => viewOf(card)
