import { accessFacts, type Territory } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Checkbox } from '@tropa/library/Checkbox/dressed.ts'
import { useEffect, useRef, type CSSProperties, type Ref } from 'react'
import type { PagePath } from '../../addresses/page-address.ts'
import { useSentOnChange } from '../../forms/early-changes.ts'
import { useViewed } from '../../map/map-view.ts'
import { useWords, type MessageId } from '../../messages/intl.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import * as styles from './filters.css.ts'
import {
  type FilterChoice,
  listAddress,
  type FilterField,
  type FilterName,
  type ListFilters,
  withoutFilter,
} from './list-filters.ts'
import { monthInForce } from './list-month.ts'
import { OpenDay } from './OpenDay.tsx'
import { OtherFilters } from './OtherFilters.tsx'
import { SortChoice } from './SortChoice.tsx'
import { TerritoryChoice } from './TerritoryChoice.tsx'
import { useListContext } from './useListContext.ts'

export type FilterFormProps = {
  path: PagePath
  takes: readonly FilterName[]
  filters: ListFilters
  /** Types of places with their counts. */
  types?: readonly FilterChoice[]
  /** How many types to reserve room for until they are loaded. */
  awaitedTypes?: number
  /** Counts of territories. */
  territories?: readonly FilterChoice[]
  /** The point that distances are measured from; left out if the list cannot be sorted by them. */
  centre?: Territory | undefined
  /** The list's own order, in words. */
  orderId?: MessageId | undefined
}

type OwnProps = FilterFormProps & {
  /** For a form in a dialog, which has its own button: called with each change, and the form is not sent. */
  held?: { ref: Ref<HTMLFormElement>; onChange: () => void }
}

/** The controls that the form shows; categories and dates are above the list, as links and in a separate form. */
const shownBy: Partial<Record<FilterName, readonly FilterField[]>> = {
  words: ['q'],
  type: ['types'],
  territory: ['territory'],
  access: ['isAccessible'],
  facts: ['access'],
  free: ['isFree'],
  day: ['openOn'],
  sort: ['sort'],
}

const roomFor = (rows: number): CSSProperties & { '--rows': number } => ({ '--rows': rows })

/** Each change sends the form; without scripts its button does. */
export function FilterForm({
  path,
  takes,
  filters,
  types = [],
  awaitedTypes = 0,
  territories,
  centre,
  orderId,
  held,
}: OwnProps) {
  const say = useWords()
  const { view } = useViewed()
  const form = useRef<HTMLFormElement>(null)
  const sendNow = useSentOnChange(form)
  const send = held ? held.onChange : sendNow
  const address = listAddress(path, filters)
  // After Back the fields must show the filters of the address again, without losing focus. What was chosen before the
  // page was hydrated stays.
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    form.current?.reset()
  }, [address])
  const has = (name: FilterName) => takes.includes(name)
  // The chosen month is a link above the list.
  const isOfMonth = monthInForce(withoutFilter(filters, 'when'), takes, useListContext().chosenMonth) !== null
  return (
    <form
      ref={held?.ref ?? form}
      className={styles.form}
      action={path}
      data-keep-scroll=""
      aria-label={say('list.filters')}
    >
      {has('words') && (
        <label className={styles.field}>
          <span className={styles.fieldLabel}>{say('list.query')}</span>
          <input
            className={styles.input}
            type="search"
            name="q"
            defaultValue={filters.q}
            maxLength={200}
            onBlur={held?.onChange}
          />
        </label>
      )}
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      <OtherFilters filters={filters} shown={takes.flatMap((name) => shownBy[name] ?? [])} />
      {has('sort') && <SortChoice filters={filters} centre={centre} orderId={orderId} onChange={send} />}
      {has('territory') && <TerritoryChoice filters={filters} counted={territories} onChange={send} />}
      {(has('day') || has('free')) && (
        <FilterGroup legend={say('list.when')}>
          {has('day') && !isOfMonth && <OpenDay filters={filters} isByHours={has('type')} onChange={send} />}
          {has('free') && (
            <Checkbox name="free" value="1" defaultChecked={filters.isFree ?? false} onChange={send}>
              {say('object.freeEntry')}
            </Checkbox>
          )}
        </FilterGroup>
      )}
      {has('type') && types.length + awaitedTypes > 0 && (
        <FilterGroup legend={say('list.type')}>
          {types.length === 0 && <div className={styles.awaited} style={roomFor(awaitedTypes)} />}
          {types.map(({ id, the_title, count }) => (
            <Checkbox
              key={id}
              name="type_id"
              value={id}
              defaultChecked={filters.types?.includes(id) ?? false}
              count={count}
              onChange={send}
            >
              {the_title}
            </Checkbox>
          ))}
        </FilterGroup>
      )}
      {has('access') && (
        <FilterGroup legend={say('list.access')}>
          <Checkbox
            name="for_disabled"
            value="1"
            defaultChecked={filters.isAccessible ?? false}
            hint={say('list.accessHint')}
            onChange={send}
          >
            {say('list.accessible')}
          </Checkbox>
          {has('facts') &&
            accessFacts.map((fact) => (
              <Checkbox
                key={fact}
                name="access"
                value={fact}
                defaultChecked={filters.access?.includes(fact) ?? false}
                onChange={send}
              >
                {say(`access.${fact}`)}
              </Checkbox>
            ))}
        </FilterGroup>
      )}
      {!held && (
        <div className={styles.actions}>
          <Button type="submit" isBlock>
            {say('list.apply')}
          </Button>
          <a href={path} className={styles.reset}>
            {say('list.reset')}
          </a>
        </div>
      )}
    </form>
  )
}
