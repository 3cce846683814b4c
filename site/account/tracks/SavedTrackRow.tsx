import { useRouter } from '@tanstack/react-router'
import type { SavedTrackLine } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { focusField } from '@tropa/library/FormErrors/focusField.ts'
import { useEffect, useRef } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import { PostedForm } from '../../forms/PostedForm.tsx'
import { useWords } from '../../messages/intl.tsx'
import { retitleOpened } from '../../planner/opened-track.ts'
import { renameAddress, savedTrackAddress, savedTrackRowId } from '../../planner/rename-address.ts'
import { scripted } from '../../planner/track.css.ts'
import * as styles from '../parts/account.css.ts'
import { momentText } from '../parts/moment-text.ts'
import { PostedButton } from '../parts/PostedButton.tsx'
import { copyTrackForm, deleteTrackForm, renameTrackForm } from './saved-track-forms.ts'
import { useSavedTrack } from './useSavedTrack.ts'

const list = pageAddress('/my_tracks')

type SavedTrackRowProps = { track: SavedTrackLine; isRenamed: boolean }

export function SavedTrackRow({ track, isRenamed }: SavedTrackRowProps) {
  const say = useWords()
  const router = useRouter()
  const heading = useRef<HTMLHeadingElement>(null)
  const when = momentText(track.created_at)
  const title = track.title ?? say('savedTracks.untitled', { when })
  const { loadAgain, open, removed } = useSavedTrack({ id: track.id, title })
  const values = { id: String(track.id) }
  useEffect(() => retitleOpened(track.id, title), [track.id, title])
  // The link that was pressed has been replaced by the field.
  useEffect(() => {
    if (isRenamed) focusField(`${renameTrackForm.id}-title`)
  }, [isRenamed])
  const renamed = async () => {
    await loadAgain()
    await router.navigate({ href: list, resetScroll: false })
    heading.current?.focus()
  }
  return (
    <li id={savedTrackRowId(track.id)} className={styles.row}>
      <div className={styles.rowText}>
        <h3 ref={heading} tabIndex={-1} className={styles.rowTitle}>
          <bdi>{title}</bdi>
        </h3>
        <p className={styles.quiet}>{`${say('savedTracks.stops', { count: track.count })} · ${when}`}</p>
        {isRenamed && (
          <PostedForm
            form={renameTrackForm}
            values={{ ...values, title: track.title ?? '' }}
            label={say('savedTracks.renameNamed', { title })}
            onDone={() => void renamed()}
          />
        )}
      </div>
      <div className={styles.actions}>
        <div className={scripted}>
          <Button onClick={() => void open()} aria-label={say('savedTracks.openNamed', { title })}>
            {say('savedTracks.open')}
          </Button>
        </div>
        {isRenamed ? (
          <Button href={savedTrackAddress(track.id)} variant="quiet">
            {say('savedTracks.keepName')}
          </Button>
        ) : (
          <Button href={renameAddress(track.id)} variant="quiet" aria-label={say('savedTracks.renameNamed', { title })}>
            {say('savedTracks.rename')}
          </Button>
        )}
        <PostedButton
          form={copyTrackForm}
          values={values}
          address={list}
          variant="quiet"
          label={say('savedTracks.copyNamed', { title })}
          onDone={() => void loadAgain()}
        >
          {say('savedTracks.copy')}
        </PostedButton>
        <div data-remove="">
          <PostedButton
            form={deleteTrackForm}
            values={values}
            address={list}
            variant="quiet"
            label={say('savedTracks.removeNamed', { title })}
            onDone={removed}
          >
            {say('savedTracks.remove')}
          </PostedButton>
        </div>
      </div>
    </li>
  )
}
