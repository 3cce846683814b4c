import '../messages/account-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Checkbox } from '@tropa/library/Checkbox/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { ShareModal } from '@tropa/library/ShareModal/dressed.ts'
import type { ShareState } from '@tropa/library/ShareModal/ShareModal.tsx'
import { useState } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { useWords } from '../messages/intl.tsx'
import { copyText, shareByDevice } from '../sharing/device-sharing.ts'
import { linkFor } from './made-link.ts'
import { useSentTrack } from './useSentTrack.ts'

/** The address of a link to the track, made when the dialog opens or the visitor changes whether others may add. */
function useMadeLink(can_add: boolean): ShareState {
  const { portal } = useRouteContext({ from: '__root__' })
  const sent = useSentTrack()
  const [track] = useState(sent)
  const { data, isError, refetch } = useQuery({
    queryKey: ['made-link', track, can_add],
    queryFn: ({ signal }) => linkFor(portal, { track, can_add }, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    // Fails offline instead of pausing, so that the dialog can say so.
    networkMode: 'always',
  })
  if (isError) return { status: 'failed', onRetry: () => void refetch() }
  return data === undefined ? { status: 'making' } : { status: 'ready', url: new URL(data, location.origin).href }
}

export type ShareDialogProps = { onClose: () => void }

/** Shows a link to the visitor's track. */
export function ShareDialog({ onClose }: ShareDialogProps) {
  const say = useWords()
  const [canAdd, setCanAdd] = useState(false)
  const address = useMadeLink(canAdd)
  const onShare = shareByDevice(say('share.title'))
  return (
    <ShareModal
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('share.title')}
      address={address}
      onCopy={copyText}
      {...(onShare && { onShare })}
    >
      <p>{say('share.lead')}</p>
      <Checkbox isChecked={canAdd} onChange={setCanAdd} hint={say('share.canAddHint')}>
        {say('share.canAdd')}
      </Checkbox>
      <p>{say(canAdd ? 'share.nowEdit' : 'share.nowView')}</p>
      <p>
        <Link href={pageAddress('/share_track')}>{say('share.links')}</Link>
      </p>
    </ShareModal>
  )
}
