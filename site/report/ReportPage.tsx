import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import '../messages/account-words.ts'
import { PageBreadcrumbs } from '../breadcrumbs/PageBreadcrumbs.tsx'
import { PostedForm } from '../forms/PostedForm.tsx'
import { useAccepted } from '../forms/useSubmitted.ts'
import { useWords } from '../messages/intl.tsx'
import { reportForm } from './report-form.ts'
import type { ReportedObject } from './reported-object.ts'
import { focusPageTitle } from '../typography/focus-page-title.ts'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './report.css.ts'

export type ReportPageProps = { reported: ReportedObject; title: string; link: string }

/** Mails an error on the page of an object to the operator; works without scripts. */
export function ReportPage({ reported: { object_type, object_id }, title, link }: ReportPageProps) {
  const say = useWords()
  const [isSent, send] = useAccepted(reportForm)
  const heading = say('report.title')
  /** The form, and the focus in it, go: on a phone what replaces it would be above the window. */
  const showSent = () => {
    focusPageTitle()
    send()
  }
  return (
    <div className={styles.page}>
      <PageBreadcrumbs parents={[{ title, href: link }]} current={heading} />
      <PageTitle>{heading}</PageTitle>
      {isSent ? (
        <>
          <Alert tone="success" role="status" title={say('report.done')}>
            {say('report.doneText')}
          </Alert>
          <p>
            <Button href={link} variant="primary">
              {say('report.back')}
            </Button>
          </p>
        </>
      ) : (
        <>
          <p className={styles.lead}>
            {say('report.about')} <Link href={link}>{title}</Link>
          </p>
          <p className={styles.quiet}>{say('report.lead')}</p>
          <PostedForm
            form={reportForm}
            label={heading}
            values={{ object_type, object_id: String(object_id) }}
            onDone={showSent}
          />
        </>
      )}
    </div>
  )
}
