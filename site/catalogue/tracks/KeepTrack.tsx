import { Button } from '@tropa/library/Button/dressed.ts'
import { ChoiceForm } from '@tropa/library/ChoiceForm/ChoiceForm.tsx'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { bookmark } from '@tropa/library/Icon/icons.ts'
import { useWords } from '../../messages/intl.tsx'
import { preferencesPath } from '../../visitor/preferences-path.ts'
import { mostTracks } from '../../visitor/my-tracks.ts'
import { useSessionContext } from '../../visitor/SessionProvider.tsx'
import * as styles from './ready-track.css.ts'

/** Saves a whole ready-made track on `/my_tracks`, or removes it there. The visitor's own track does not change. */
export function KeepTrack({ id }: { id: number }) {
  const say = useWords()
  const { session, change } = useSessionContext()
  const { myTracks } = session.preferences
  const isKept = myTracks.includes(id)
  return (
    <ChoiceForm
      className={styles.keep}
      action={preferencesPath}
      aria-label={say('kept.keep')}
      onChoose={(name, value) => void change({ [name]: value })}
    >
      <p className={styles.hint} role="status">
        {say(isKept ? 'kept.isKept' : 'kept.hint')}
      </p>
      {/* One button in both states, so that focus stays on it. */}
      <Button
        type="submit"
        name={isKept ? 'drop_track' : 'keep_track'}
        value={id}
        isDisabled={!isKept && myTracks.length >= mostTracks}
        disabledReason={say('kept.full', { count: mostTracks })}
      >
        <Icon path={bookmark} size="sm" />
        {say(isKept ? 'kept.drop' : 'kept.keep')}
      </Button>
    </ChoiceForm>
  )
}
