import { ShareModal } from '@tropa/library/ShareModal/dressed.ts'
import { useWords } from '../messages/intl.tsx'
import { copyText, shareByDevice } from './device-sharing.ts'

export type PageShareDialogProps = {
  /** What is shared. */
  title: string
  url: string
  onClose: () => void
}

/** Shows the address of a page of the portal. */
export function PageShareDialog({ title, url, onClose }: PageShareDialogProps) {
  const say = useWords()
  const onShare = shareByDevice(title)
  return (
    <ShareModal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('object.shareTitle')}
      address={{ status: 'ready', url }}
      onCopy={copyText}
      {...(onShare && { onShare })}
    >
      <p>{title}</p>
    </ShareModal>
  )
}
