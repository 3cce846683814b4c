import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { PostedForm } from '../../forms/PostedForm.tsx'
import { useWords } from '../../messages/intl.tsx'
import { accountKey, profileQuery, subscriptionsQuery } from '../parts/account-queries.ts'
import { AccountPart } from '../parts/AccountPart.tsx'
import * as styles from '../parts/account.css.ts'
import { useCountryOptions } from '../parts/country-options.ts'
import { formValues } from '../parts/wire-values.ts'
import { personForm } from './person-form.ts'
import { useMunicipalityOptions, useSexOptions } from './person-options.ts'
import { subscriptionsForm } from './subscriptions-form.ts'

/** The visitor's own data, and the mails that they have chosen. */
export function PersonTab() {
  const say = useWords()
  const queryClient = useQueryClient()
  const { portal } = useRouteContext({ from: '__root__' })
  const sex = useSexOptions()
  const { user } = useSuspenseQuery(profileQuery(portal)).data
  const municipality = useMunicipalityOptions(user.municipality)
  const country = useCountryOptions()
  const loadAgain = () => void queryClient.invalidateQueries({ queryKey: [accountKey] })
  return (
    <div className={styles.columns}>
      <section className={styles.panel} aria-labelledby="person-title">
        <h2 id="person-title" className={styles.sectionTitle}>
          {say('profile.person')}
        </h2>
        <p className={styles.quiet}>{say('profile.personLead')}</p>
        <PostedForm
          form={personForm}
          label={say('profile.person')}
          values={formValues(user)}
          options={{ sex, municipality, country }}
          isGrid
          onDone={loadAgain}
        />
      </section>
      <section className={styles.panel} aria-labelledby="subscriptions-title">
        <h2 id="subscriptions-title" className={styles.sectionTitle}>
          {say('profile.subscriptions')}
        </h2>
        <p className={styles.quiet}>{say('profile.subscriptionsLead')}</p>
        <AccountPart query={subscriptionsQuery(portal)}>
          {(subscriptions) => (
            <PostedForm
              form={subscriptionsForm}
              variant="secondary"
              label={say('profile.subscriptions')}
              values={formValues(subscriptions)}
              onDone={loadAgain}
            />
          )}
        </AccountPart>
      </section>
    </div>
  )
}
