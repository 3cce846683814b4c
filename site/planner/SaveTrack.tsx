import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { bookmark } from '@tropa/library/Icon/icons.ts'
import { useWords } from '../messages/intl.tsx'
import { useDialogOnIntent } from '../visitor/useDialogOnIntent.ts'
import type { SavingProps } from './saving.ts'

const load = () => import('./SaveDialog.tsx')

/** Asks for the name of the track, and saves it. */
export function SaveTrack(props: SavingProps) {
  const say = useWords()
  const { button, part, isComing, open, close } = useDialogOnIntent(load)
  return (
    <>
      <Button variant="primary" ref={button} aria-haspopup="dialog" onClick={open} isPending={isComing}>
        <Icon path={bookmark} size="sm" />
        {say('track.save')}
      </Button>
      {part && <part.SaveDialog {...props} onClose={close} />}
    </>
  )
}
