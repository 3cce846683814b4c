import { useRouter } from '@tanstack/react-router'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Brand } from '@tropa/library/Brand/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import { useWords } from '../messages/intl.tsx'
import { textIn } from '../messages/text-in.ts'
import { BrandMark } from '../region/BrandMark.tsx'
import { region } from '../region/region.ts'
import { sendUnsent } from '../visitor/unsent-changes.ts'
import { logoutForm } from './auth-forms.ts'
import * as styles from './logout-page.css.ts'

/** A link on another site may lead here, so a page that was opened by it waits for the button. */
const isFromOwnPage = (referrer: string, origin: string) =>
  URL.canParse(referrer) && new URL(referrer).origin === origin

/** Signs out at once after a link of the portal, by a post; otherwise, and without scripts, by the button. */
export function LogoutPage() {
  const say = useWords()
  const { language } = say
  const router = useRouter()
  const frame = useRef<HTMLDivElement>(null)
  const [hasUnsent, setHasUnsent] = useState(false)
  const sendAll = useCallback(async () => {
    if (hasUnsent || (await sendUnsent())) return true
    setHasUnsent(true)
    return false
  }, [hasUnsent])
  useEffect(() => {
    // The router counts the pages that were followed in it: another site's link has opened the first one.
    const isFollowed = router.latestLocation.state.__TSR_index > 0
    if (isFollowed || isFromOwnPage(document.referrer, location.origin))
      frame.current?.querySelector('form')?.requestSubmit()
  }, [router])
  return (
    <div ref={frame} className={styles.page}>
      <Brand mark={<BrandMark />} name={textIn(region.name, language)} line={textIn(region.portalName, language)} />
      <h1 className={styles.title}>{say('logout.title')}</h1>
      {hasUnsent ? (
        <Alert tone="warning" role="alert" title={say('logout.unsent')}>
          {say('logout.unsentText')}
        </Alert>
      ) : (
        <p>{say('logout.lead')}</p>
      )}
      <PostedForm
        form={logoutForm}
        label={say('logout.title')}
        onBeforeSend={sendAll}
        submitLabel={say(hasUnsent ? 'logout.anyway' : 'logout.submit')}
      />
      <div>
        <Button href={pageAddress('/')}>{say('logout.stay')}</Button>
      </div>
    </div>
  )
}
