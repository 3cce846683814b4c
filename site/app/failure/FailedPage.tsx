import { useRouter } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Cover } from '@tropa/library/Cover/dressed.ts'
import { ErrorScreen } from '@tropa/library/ErrorScreen/dressed.ts'
import { errorText } from '@tropa/library/ErrorScreen/ErrorScreen.tsx'
import { textsIn } from '@tropa/library/messages/added.ts'
import { errorScreenMessages } from '@tropa/library/messages/ErrorScreen.ts'
import { useCallback } from 'react'
import { openStoredPage } from '../../offline-pages/open-stored-page.ts'
import { useStoredPage } from '../../offline-pages/useStoredPage.ts'
import { useIsOnline } from '../../visitor/connectivity.tsx'
import { pageAddress } from '../../addresses/page-address.ts'
import { useWords } from '../../messages/intl.tsx'
import { PortalError } from '../../portal/error.ts'
import { useSession } from '../../visitor/SessionProvider.tsx'
import { failureOf } from './failure.ts'
import { useRetryOnline } from './useRetryOnline.ts'

const picture = (name: 'lost' | 'closed') => (
  <Cover src={`/drawings/${name}.svg`} alt="" width={1800} height={760} ratio="21x9" isPriority />
)

/** The page of a failed load: its status or "no network", a retry, and the links that still work. */
export function FailedPage({ error }: { error: unknown }) {
  const say = useWords()
  const { language } = useSession()
  const router = useRouter()
  const load = useCallback(() => void router.invalidate(), [router])
  useRetryOnline(load)
  const failure = failureOf(error, useIsOnline())
  const hasStatus = typeof failure === 'number'
  useStoredPage(!hasStatus)
  const retry = async () => {
    if (hasStatus || !(await openStoredPage())) load()
  }
  const requestId = error instanceof PortalError ? error.requestId : router.options.context.requestId
  const own = error instanceof PortalError && error.status === 500 ? error.message : ''
  const more = [own, requestId && say('failed.request', { id: requestId })].filter(Boolean)
  return (
    <>
      <title>{`${hasStatus ? failure : errorText(failure, textsIn(errorScreenMessages, language)).title} — ${say('site.name')}`}</title>
      <ErrorScreen
        code={failure}
        picture={hasStatus && picture('closed')}
        ways={
          <>
            <Button onClick={() => void retry()}>{say('failed.retry')}</Button>
            <Button href={pageAddress('/my_tracks')}>{say('failed.track')}</Button>
          </>
        }
        {...(hasStatus && more.length > 0 && { more: more.join(' ') })}
      />
    </>
  )
}

export function MissingPage() {
  const say = useWords()
  return (
    <>
      <title>{`404 — ${say('site.name')}`}</title>
      <ErrorScreen
        code={404}
        picture={picture('lost')}
        ways={<Button href={pageAddress('/locations')}>{say('failed.places')}</Button>}
      />
    </>
  )
}
