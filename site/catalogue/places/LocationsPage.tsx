import type { LocationCard } from '@tropa/contract'
import { Pagination } from '@tropa/library/Pagination/dressed.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { useRef } from 'react'
import { PageBreadcrumbs } from '../../breadcrumbs/PageBreadcrumbs.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import { ListedPlace, ListWithMap, ShowOnMap } from '../../map/ListWithMap.tsx'
import { LocationsMap } from './LocationsMap.tsx'
import * as mapStyles from '../../map/map.css.ts'
import { MapViews } from '../../map/MapViews.tsx'
import { placeId } from '../../map/map-places.ts'
import { useViewed, viewAddress } from '../../map/map-view.ts'
import { useWords, type MessageId } from '../../messages/intl.tsx'
import { locationTypeCodes, stayTypes } from '../../region/location-types.ts'
import { SeasonLine } from '../seasons/SeasonLine.tsx'
import type { Loading } from '../lists/loading.ts'
import { AppliedFilters } from '../lists/AppliedFilters.tsx'
import { centreOf } from '../lists/list-centre.ts'
import { FilterFold } from '../lists/FilterFold.tsx'
import { isNarrowed, listAddress, narrowingOf } from '../lists/list-filters.ts'
import { NothingFound } from '../lists/NothingFound.tsx'
import { NotRefreshed } from '../lists/NotRefreshed.tsx'
import { Offline } from '../lists/Offline.tsx'
import { PastTheEnd } from '../lists/PastTheEnd.tsx'
import { UnknownValues } from '../lists/UnknownValues.tsx'
import { pageSize, placesParams, placesTake, type FilteredList } from './place-filters.ts'
import { usePlacesContext } from './usePlacesContext.ts'
import { usePlacesCount } from './usePlacesCount.ts'
import { PageTitle } from '../../typography/PageTitle.tsx'
import { ShownDay } from '../../visitor/ShownDay.tsx'
import * as styles from './locations.css.ts'

const knownTypes = Object.keys(locationTypeCodes).length
/** As many skeletons as the page will have cards. */
const waiting = Array.from({ length: pageSize }, (_, row) => row)

export type LocationsPageProps = FilteredList & { titleId: MessageId; loading: Loading }

export function LocationsPage({ path, titleId, filters, locations, loading }: LocationsPageProps) {
  const say = useWords()
  const list = locations.location_list
  const total = locations.total ?? list.length
  const context = usePlacesContext(path === '/hotels' ? stayTypes : undefined)
  const viewed = useViewed()
  const section = useRef<HTMLElement>(null)
  const { limit: _limit, offset: _offset, sort: _sort, ...narrowing } = placesParams(filters, context)
  const count = usePlacesCount(context)
  const address = listAddress(path, filters)
  const form = {
    path,
    filters,
    takes: placesTake[path],
    types: locations.location_type_list,
    awaitedTypes: loading === 'loading' ? knownTypes : 0,
    territories: locations.territory_list,
    centre: centreOf(filters, context),
  }
  const isPastTheEnd = loading === 'ready' && list.length === 0 && total > 0
  const pages = {
    pageCount: Math.ceil(total / pageSize),
    hrefFor: (page: number) => listAddress(path, { ...filters, page }),
  }
  return (
    <ShownDay day={filters.openOn}>
      <div className={styles.page}>
        <PageBreadcrumbs current={say(titleId)} />
        <header className={styles.head}>
          <PageTitle>{say(titleId)}</PageTitle>
          <p className={styles.found} role="status">
            {loading === 'loading' && say('list.loading')}
            {loading === 'ready' && say('list.found', { count: total })}
          </p>
          <SeasonLine />
        </header>
        <ListWithMap className={styles.columns} viewed={viewed}>
          <FilterFold {...form} count={count} isBeside />
          <MapViews view={viewed.view} address={address} />
          <section
            ref={section}
            tabIndex={-1}
            className={`${styles.list} ${mapStyles.listView}`}
            aria-label={say('list.results')}
            aria-busy={loading === 'loading'}
          >
            <UnknownValues path={path} takes={form.takes} filters={filters} />
            <AppliedFilters {...form} />
            {loading === 'waiting' && <Offline />}
            {loading === 'failed' && (
              <NotRefreshed
                title={say('list.failed')}
                href={address}
                onRetry={() => section.current?.focus({ preventScroll: true })}
              >
                {say('list.failedText')}
              </NotRefreshed>
            )}
            {loading === 'loading' && waiting.map((row) => <Skeleton key={row} variant="row" />)}
            {loading === 'ready' && total === 0 && (
              <NothingFound
                path={path}
                isNarrowed={isNarrowed(narrowingOf(filters, context.chosenTerritory))}
                emptyId={'locations.empty'}
                filters={filters}
              />
            )}
            {(loading === 'ready' || loading === 'failed') &&
              list.map((place, index) => (
                <ListedCard key={place.id} place={place} isPriority={index === 0} address={address} />
              ))}
            {isPastTheEnd ? (
              <PastTheEnd page={filters.page} {...pages} />
            ) : (
              <Pagination page={filters.page} {...pages} />
            )}
          </section>
          <aside className={`${styles.map} ${mapStyles.mapView}`} aria-label={say('list.map')}>
            <LocationsMap cards={list} filters={narrowing} total={total} label={say('list.map')} />
          </aside>
        </ListWithMap>
      </div>
    </ShownDay>
  )
}

/** A place of the list, which can be shown on the map beside it. */
function ListedCard({ place, isPriority, address }: { place: LocationCard; isPriority: boolean; address: string }) {
  const id = placeId('location', place.id)
  const tool = place.geolocation && (
    <ShowOnMap id={id} title={place.the_title} href={viewAddress(address, { view: 'map', placeId: id })} />
  )
  return (
    <ListedPlace id={id} isRow>
      <PlaceCard place={place} variant="row" titleLevel={2} isPriority={isPriority} tool={tool} />
    </ListedPlace>
  )
}
