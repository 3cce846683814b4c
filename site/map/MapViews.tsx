import { PillGroup } from '@tropa/library/PillGroup/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import * as styles from './map.css.ts'
import { viewAddress, type MapView } from './map-view.ts'

/** Switches between list and map on a narrow page, by plain links, so that the address keeps the choice. */
export function MapViews({ view, address }: { view: MapView; address: string }) {
  const say = useWords()
  const hrefFor = (one: MapView) => viewAddress(address, { view: one, placeId: null })
  return (
    <div className={styles.views}>
      <PillGroup
        label={say('map.views')}
        selectedIds={[view]}
        pills={[
          { id: 'list', title: say('map.list'), href: hrefFor('list') },
          { id: 'map', title: say('map.onMap'), href: hrefFor('map') },
        ]}
      />
    </div>
  )
}
