import { useRouteContext } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { share } from '@tropa/library/Icon/icons.ts'
import { useWords } from '../messages/intl.tsx'
import { useDialogOnIntent } from '../visitor/useDialogOnIntent.ts'
import { addressIn } from '../messages/language-address.ts'
import { sharePage } from './share-page.css.ts'

const load = () => import('./PageShareDialog.tsx')

export type SharePageProps = {
  /** Any object of the catalogue. */
  object: { the_title: string; link: string }
}

/** A button that opens a dialog with the address of an object's page, in the current language. */
export function SharePage({ object: { the_title, link } }: SharePageProps) {
  const say = useWords()
  const { origin } = useRouteContext({ from: '__root__' })
  const { button, part, isComing, open, close } = useDialogOnIntent(load)
  return (
    <>
      <Button
        className={sharePage}
        variant="quiet"
        ref={button}
        aria-haspopup="dialog"
        onClick={open}
        isPending={isComing}
      >
        <Icon path={share} size="sm" />
        {say('object.share')}
      </Button>
      {part && (
        <part.PageShareDialog
          title={the_title}
          url={new URL(addressIn(link, say.language), origin).href}
          onClose={close}
        />
      )}
    </>
  )
}
