import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { share } from '@tropa/library/Icon/icons.ts'
import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'

const load = () => import('./ShareDialog.tsx')
const ShareDialog = lazy(() => load().then((module) => ({ default: module.ShareDialog })))

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Opens a dialog with a link to the track; without scripts it leads to the page that makes one. */
export function ShareButton() {
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  const press = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <Button
        href={pageAddress('/share_track')}
        aria-haspopup="dialog"
        onClick={press}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <Icon path={share} size="sm" />
        {say('takeAlong.share')}
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
