import '../messages/account-words.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { download, mail } from '@tropa/library/Icon/icons.ts'
import { useWords } from '../messages/intl.tsx'
import { filesId, mailId } from './section-ids.ts'
import { ShareButton } from './ShareButton.tsx'

/** The sharing tools on the track's page. */
export function TrackTools() {
  const say = useWords()
  return (
    <>
      <ShareButton />
      <Button href={`#${mailId}`}>
        <Icon path={mail} size="sm" />
        {say('trackSharing.mail')}
      </Button>
      <Button href={`#${filesId}`}>
        <Icon path={download} size="sm" />
        {say('trackSharing.files')}
      </Button>
    </>
  )
}
