import { useRouter } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Cover } from '@tropa/library/Cover/dressed.ts'
import { ErrorScreen } from '@tropa/library/ErrorScreen/dressed.ts'
import { pageAddress } from '../../addresses/page.ts'
import { useWords } from '../../messages/intl.tsx'
import { PortalError, statusOf } from '../../portal/error.ts'

const picture = (name: 'lost' | 'closed') => <Cover src={`/drawings/${name}.svg`} alt="" width={1800} height={760} ratio="21x9" isPriority />

/** A page that could not be had: its own status, a way to try again, and what still works. */
export function FailedPage({ error }: { error: unknown }) {
  const say = useWords()
  const router = useRouter()
  const code = statusOf(error)
  const requestId = error instanceof PortalError ? error.requestId : router.options.context.requestId
  return (
    <>
      <title>{`${code} — ${say('site.name')}`}</title>
      <ErrorScreen
      code={code}
      picture={picture('closed')}
      ways={
        <>
          <Button onClick={() => void router.invalidate()}>{say('failed.retry')}</Button>
          <Button href={pageAddress('/my_tracks')}>{say('failed.track')}</Button>
        </>
      }
      {...(requestId && { more: say('failed.request', { id: requestId }) })}
      />
    </>
  )
}

export function MissingPage() {
  const say = useWords()
  return (
    <>
      <title>{`404 — ${say('site.name')}`}</title>
      <ErrorScreen code={404} picture={picture('lost')} ways={<Button href={pageAddress('/locations')}>{say('failed.places')}</Button>} />
    </>
  )
}
