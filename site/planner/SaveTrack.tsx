import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { bookmark } from '@tropa/library/Icon/icons.ts'
import { useWords } from '../messages/intl.tsx'
import { useDialogOnIntent } from '../visitor/useDialogOnIntent.ts'

const load = () => import('./SaveDialog.tsx')

/** `name`: what the track would be called; `onSave` takes what the visitor calls it. */
export type SaveTrackProps = { name: string; onSave: (title: string) => void }

/** Asks what the track is called, and saves it. */
export function SaveTrack({ name, onSave }: SaveTrackProps) {
  const say = useWords()
  const { button, part, isComing, open, close } = useDialogOnIntent(load)
  return (
    <>
      <Button variant="primary" ref={button} aria-haspopup="dialog" onClick={open} isPending={isComing}>
        <Icon path={bookmark} size="sm" />
        {say('track.save')}
      </Button>
      {part && <part.SaveDialog name={name} onSave={onSave} onClose={close} />}
    </>
  )
}
