import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { bookmark } from '@tropa/library/Icon/icons.ts'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../messages/intl.tsx'

const load = () => import('./SaveDialog.tsx')
const SaveDialog = lazy(() => load().then((module) => ({ default: module.SaveDialog })))

/** What a `SaveTrack` takes. `name`: what the track would be called; `onSave` takes what the visitor calls it. */
export type SaveTrackProps = { name: string; onSave: (title: string) => void }

/** Asks what the track is called, and saves it. */
export function SaveTrack({ name, onSave }: SaveTrackProps) {
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <Icon path={bookmark} size="sm" />
        {say('track.save')}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveDialog name={name} onSave={onSave} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
