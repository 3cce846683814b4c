import { useQuery } from '@tanstack/react-query'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { Skeleton } from '@tropa/library/Skeleton/dressed.ts'
import { useState } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { keyedPortal } from '../gate/gate-calls.ts'
import { useWords } from '../messages/intl.tsx'
import { PortalError, statusOf } from '../portal/error.ts'
import { saveFile } from './save-file.ts'
import { PeriodForm } from './PeriodForm.tsx'
import { DayTable, DoubleUseTable, ItemTable } from './SalesTables.tsx'
import * as styles from './seller.css.ts'
import { usualPeriod, type Period } from './period.ts'
import { WebhookForm } from './WebhookForm.tsx'

/** The sales of a period, by day and by item, their files, and the webhook. */
export function Sales({ secret, onLeave }: { secret: string; onLeave: () => void }) {
  const say = useWords()
  const [portal] = useState(() => keyedPortal(secret, say.language))
  const [period, setPeriod] = useState<Period>(usualPeriod)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sales', secret.slice(-6), period],
    queryFn: ({ signal }) => portal.soldOrders({ query: period }, { signal }),
    staleTime: 0,
  })
  const [isFileFailed, setFileFailed] = useState(false)
  const save = async (of: 'days' | 'items') => {
    setFileFailed(false)
    await portal
      .soldOrdersCsv({ query: { ...period, of } })
      .then(saveFile)
      .catch(() => setFileFailed(true))
  }
  return (
    <>
      <p>
        <Link href={pageAddress('/gate')}>{say('sales.gate')}</Link>
      </p>
      <PeriodForm period={period} onChange={setPeriod} />
      <div role="status" className={styles.sales}>
        {error && <Failed error={error} onRepeat={() => void refetch()} />}
        {!data && isFetching && (
          <>
            <p>{say('sales.loading')}</p>
            <Skeleton lines={4} />
          </>
        )}
        {data?.day_list.length === 0 && <EmptyState title={say('sales.none')}>{say('sales.noneText')}</EmptyState>}
      </div>
      {data && data.double_use_list.length > 0 && <DoubleUseTable doubles={data.double_use_list} />}
      {data && data.day_list.length > 0 && (
        <>
          <DayTable days={data.day_list} />
          <ItemTable lines={data.line_list} />
          <div className={styles.actions}>
            <Button onClick={() => void save('days')}>{say('sales.csvDays')}</Button>
            <Button onClick={() => void save('items')}>{say('sales.csvItems')}</Button>
          </div>
        </>
      )}
      {isFileFailed && <p role="alert">{say('sales.csvFailed')}</p>}
      <WebhookForm portal={portal} />
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onLeave}>
          {say('gate.leave')}
        </Button>
      </div>
    </>
  )
}

function Failed({ error, onRepeat }: { error: unknown; onRepeat: () => void }) {
  const say = useWords()
  if (statusOf(error) === 403)
    return (
      <Alert tone="danger" title={say('gate.noKey')}>
        {say('gate.noKeyText')}
      </Alert>
    )
  const isUnreachable = error instanceof PortalError && error.isUnreachable
  return (
    <Alert
      tone="danger"
      title={isUnreachable ? say('sales.unreachable') : say('sales.failed')}
      action={<Button onClick={onRepeat}>{say('sales.repeat')}</Button>}
    />
  )
}
