import { Button } from '@tropa/library/Button/dressed.ts'
import { Checkbox } from '@tropa/library/Checkbox/dressed.ts'
import { RadioGroup } from '@tropa/library/RadioGroup/dressed.ts'
import { useEffect, useRef } from 'react'
import { useSentOnChange } from '../../forms/early-changes.ts'
import { useViewed } from '../../map/map-view.ts'
import { useWords } from '../../messages/intl.tsx'
import { placesAddress, type FilteredList } from './place-filters.ts'
import * as styles from './locations.css.ts'

/** A form that asks: each change sends it, and without a script its button does. */
export function FilterForm({ path, filters, locations }: FilteredList) {
  const say = useWords()
  const { view } = useViewed()
  const form = useRef<HTMLFormElement>(null)
  const send = useSentOnChange(form)
  const address = placesAddress(path, filters)
  // Going back changes the filters without a hand on the form: it takes the address's, and focus stays where it is.
  // What was chosen before the page was hydrated stays.
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    form.current?.reset()
  }, [address])
  const types = locations.location_type_list.map(({ id, the_title, count }) => ({
    value: String(id),
    label: the_title,
    ...(count !== undefined && { count }),
  }))
  return (
    <form ref={form} className={styles.filters} action={path} data-keep-scroll="" aria-label={say('list.filters')}>
      <div className={styles.filtersHead}>
        <h2 className={styles.filtersTitle}>{say('list.filters')}</h2>
        <a href={path} className={styles.reset}>
          {say('list.reset')}
        </a>
      </div>
      <label className={styles.query}>
        <span>{say('list.query')}</span>
        <input className={styles.queryInput} type="search" name="q" defaultValue={filters.q} maxLength={200} />
      </label>
      {view === 'map' && <input type="hidden" name="view" value="map" />}
      {filters.territory && <input type="hidden" name="territory_id" value={filters.territory} />}
      {path === '/locations' && (
        <RadioGroup
          legend={say('list.type')}
          name="type_id"
          defaultValue={filters.type ? String(filters.type) : ''}
          options={[{ value: '', label: say('list.anyType') }, ...types]}
          onChange={send}
        />
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{say('list.access')}</legend>
        <Checkbox
          name="for_disabled"
          value="1"
          defaultChecked={filters.isAccessible}
          hint={say('list.accessHint')}
          onChange={send}
        >
          {say('list.accessible')}
        </Checkbox>
      </fieldset>
      <Button type="submit" isBlock>
        {say('list.apply')}
      </Button>
    </form>
  )
}
