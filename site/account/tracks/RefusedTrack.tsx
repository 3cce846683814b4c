import '../../messages/account-words.ts'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { useWords } from '../../messages/intl.tsx'
import { useSession } from '../../visitor/SessionProvider.tsx'

/** Why the account has refused a press without scripts, and a link to make room. */
export function RefusedTrack() {
  const say = useWords()
  const { auth, refusedPress } = useSession()
  if (auth === null || refusedPress?.kind !== 'track') return null
  return (
    <Alert tone="danger" role="alert" title={refusedPress.message}>
      <Link href="#saved-tracks">{say('savedTracks.title')}</Link>
    </Alert>
  )
}
