import type { LocationCard } from '@tropa/contract'
import { Breadcrumbs } from '@tropa/library/Breadcrumbs/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { filter } from '@tropa/library/Icon/icons.ts'
import { Pagination } from '@tropa/library/Pagination/dressed.ts'
import { PillGroup } from '@tropa/library/PillGroup/dressed.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { useRef } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import { PlaceCard } from './PlaceCard.tsx'
import { ListedPlace, ListWithMap, ShowOnMap } from '../../map/ListWithMap.tsx'
import { LocationsMap } from './LocationsMap.tsx'
import * as mapStyles from '../../map/map.css.ts'
import { MapViews } from '../../map/MapViews.tsx'
import { placeId } from '../../map/map-places.ts'
import { useViewed, viewAddress } from '../../map/map-view.ts'
import { useWords, type MessageId } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { stayTypes } from '../../region/location-types.ts'
import { SeasonLine } from '../seasons/SeasonLine.tsx'
import type { Loading } from '../lists/loading.ts'
import { isNarrowed } from '../lists/list-filters.ts'
import { NothingFound } from '../lists/NothingFound.tsx'
import { NotRefreshed } from '../lists/NotRefreshed.tsx'
import { Offline } from '../lists/Offline.tsx'
import { PastTheEnd } from '../lists/PastTheEnd.tsx'
import { FilterForm } from './FilterForm.tsx'
import { placesAddress, pageSize, placesParams, type FilteredList, type PlaceFilters } from './place-filters.ts'
import * as styles from './locations.css.ts'

/** As many as a page will have. */
const waiting = Array.from({ length: pageSize }, (_, row) => row)

export type LocationsPageProps = FilteredList & { titleId: MessageId; loading: Loading }

export function LocationsPage({ path, titleId, filters, locations, loading }: LocationsPageProps) {
  const say = useWords()
  const list = locations.location_list
  const total = locations.total ?? list.length
  const { territoryId } = useSession().preferences
  const viewed = useViewed()
  const section = useRef<HTMLElement>(null)
  const {
    limit: _limit,
    offset: _offset,
    ...narrowing
  } = placesParams(filters, territoryId, path === '/hotels' ? stayTypes : undefined)
  const address = placesAddress(path, filters)
  const isPastTheEnd = loading === 'ready' && list.length === 0 && total > 0
  const pages = {
    pageCount: Math.ceil(total / pageSize),
    hrefFor: (page: number) => placesAddress(path, { ...filters, page }),
  }
  return (
    <div className={styles.page}>
      <Breadcrumbs parents={[{ title: say('site.main'), href: pageAddress('/') }]} current={say(titleId)} />
      <header className={styles.head}>
        <h1>{say(titleId)}</h1>
        <p className={styles.found} role="status">
          {loading === 'loading' && say('list.loading')}
          {loading === 'ready' && say('list.found', { count: total })}
        </p>
        <SeasonLine />
      </header>
      <ListWithMap className={styles.columns} viewed={viewed}>
        <details className={styles.fold}>
          <summary className={styles.foldSummary}>
            <Icon path={filter} />
            {say('list.filters')}
          </summary>
          <FilterForm path={path} filters={filters} locations={locations} />
        </details>
        <MapViews view={viewed.view} address={address} />
        <section
          ref={section}
          tabIndex={-1}
          className={`${styles.list} ${mapStyles.listView}`}
          aria-label={say('list.results')}
          aria-busy={loading === 'loading'}
        >
          <AppliedFilters path={path} filters={filters} locations={locations} />
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
              isNarrowed={isNarrowed(placesParams(filters, territoryId))}
              emptyId={'locations.empty'}
            />
          )}
          {(loading === 'ready' || loading === 'failed') &&
            list.map((place, index) => (
              <ListedCard key={place.id} place={place} isPriority={index === 0} address={address} />
            ))}
          {isPastTheEnd ? <PastTheEnd page={filters.page} {...pages} /> : <Pagination page={filters.page} {...pages} />}
        </section>
        <aside className={`${styles.map} ${mapStyles.mapView}`} aria-label={say('list.map')}>
          <LocationsMap cards={list} filters={narrowing} total={total} label={say('list.map')} />
        </aside>
      </ListWithMap>
    </div>
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

/** Each filter in force as a pill that takes it off. */
function AppliedFilters({ path, filters, locations }: FilteredList) {
  const say = useWords()
  const without = (changed: Partial<PlaceFilters>) => placesAddress(path, { ...filters, ...changed, page: 1 })
  const nameOf = (list: readonly { id: number; the_title: string }[], id: number | undefined) =>
    list.find((one) => one.id === id)?.the_title
  const type = path === '/locations' ? nameOf(locations.location_type_list, filters.type) : undefined
  const territory = nameOf(locations.territory_list, filters.territory)
  const { type: _type, ...withoutType } = filters
  const { territory: _territory, ...withoutTerritory } = filters
  const pills = [
    ...(filters.q ? [{ id: 'q', title: filters.q, href: without({ q: '' }) }] : []),
    ...(type ? [{ id: 'type', title: type, href: placesAddress(path, { ...withoutType, page: 1 }) }] : []),
    ...(territory
      ? [{ id: 'territory', title: territory, href: placesAddress(path, { ...withoutTerritory, page: 1 }) }]
      : []),
    ...(filters.isAccessible
      ? [{ id: 'access', title: say('list.accessible'), href: without({ isAccessible: false }) }]
      : []),
  ]
  return (
    pills.length > 0 && (
      <div className={styles.applied}>
        <PillGroup kind="filter" label={say('list.filters')} pills={pills} />
      </div>
    )
  )
}
