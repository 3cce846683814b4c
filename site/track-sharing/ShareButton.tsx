import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { share } from '@tropa/library/Icon/icons.ts'
import type { MouseEvent } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { useDialogOnIntent } from '../visitor/useDialogOnIntent.ts'

const load = () => import('./ShareDialog.tsx')

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Opens a dialog with a link to the track; without scripts it links to a page that makes one. */
export function ShareButton() {
  const say = useWords()
  const { button, part, isComing, open, close } = useDialogOnIntent(load)
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    open()
  }
  return (
    <>
      <Button
        href={pageAddress('/share_track')}
        ref={button}
        aria-haspopup="dialog"
        onClick={press}
        isPending={isComing}
      >
        <Icon path={share} size="sm" />
        {say('trackSharing.share')}
      </Button>
      {part && <part.ShareDialog onClose={close} />}
    </>
  )
}
