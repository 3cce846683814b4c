import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from '@tropa/library/Button/dressed.ts'
import { EmptyState } from '@tropa/library/EmptyState/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { trash } from '@tropa/library/Icon/icons.ts'
import type { Ref } from 'react'
import { pageAddress } from '../../addresses/page-address.ts'
import { PostedForm } from '../../forms/PostedForm.tsx'
import { useWords } from '../../messages/intl.tsx'
import { useFocusWhenEmptied } from '../../visitor/useFocusWhenEmptied.ts'
import { accountKey, historyQuery, profileSettingsQuery } from '../parts/account-queries.ts'
import { AccountPart } from '../parts/AccountPart.tsx'
import * as styles from '../parts/account.css.ts'
import { momentText } from '../parts/moment-text.ts'
import { PostedButton } from '../parts/PostedButton.tsx'
import { clearHistoryForm, historySettingsForm } from './history-forms.ts'
import { ObjectRows } from './ObjectRows.tsx'
import { useClearedHistory } from './useClearedHistory.ts'

/** Objects that the visitor has opened, the latest first. @param page from 1 */
export function HistoryTab({ page }: { page: number }) {
  const say = useWords()
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  const loadAgain = () => void queryClient.invalidateQueries({ queryKey: [accountKey] })
  const { remember, cleared } = useClearedHistory()
  const { data } = useQuery(historyQuery(portal, page))
  const count = data && (data.total ?? data.history_list.length)
  const isEmpty = count === 0
  const emptyTitle = useFocusWhenEmptied<HTMLHeadingElement>(count)
  return (
    <div className={styles.columns}>
      <section className={styles.section} aria-labelledby="history-title">
        <h2 id="history-title" className={styles.sectionTitle}>
          {say('history.title')}
        </h2>
        <p className={styles.quiet}>{say('history.lead')}</p>
        <AccountPart query={historyQuery(portal, page)}>
          {({ history_list, total = history_list.length }) =>
            total === 0 ? (
              <NoHistory titleRef={emptyTitle} />
            ) : (
              <ObjectRows
                tab="history"
                page={page}
                total={total}
                titleLevel={3}
                rows={history_list.map(({ card, seen_at }) => ({
                  card,
                  note: say('history.seen', { when: momentText(seen_at) }),
                }))}
              />
            )
          }
        </AccountPart>
      </section>
      <aside className={styles.panel} aria-label={say('history.settings')}>
        <AccountPart query={profileSettingsQuery(portal)}>
          {({ settings }) => (
            <PostedForm
              form={historySettingsForm}
              variant="secondary"
              label={say('history.settings')}
              onDone={loadAgain}
              values={{ keeps_history: String(settings.keeps_history) }}
            />
          )}
        </AccountPart>
        {!isEmpty && (
          <PostedButton form={clearHistoryForm} variant="quiet" onBeforeSend={remember} onDone={cleared}>
            <Icon path={trash} size="sm" />
            {say('history.clear')}
          </PostedButton>
        )}
      </aside>
    </div>
  )
}

function NoHistory({ titleRef }: { titleRef: Ref<HTMLHeadingElement> }) {
  const say = useWords()
  return (
    <EmptyState
      titleRef={titleRef}
      title={say('history.none')}
      titleLevel={3}
      ways={<Button href={pageAddress('/locations')}>{say('history.find')}</Button>}
    >
      {say('history.noneText')}
    </EmptyState>
  )
}
