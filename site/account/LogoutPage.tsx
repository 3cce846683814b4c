import { Alert } from '@tropa/library/Alert/dressed.ts'
import { Brand } from '@tropa/library/Brand/dressed.ts'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useRef } from 'react'
import { pageAddress } from '../addresses/page-address.ts'
import { PostedForm } from '../forms/PostedForm.tsx'
import { type MessageId, useWords } from '../messages/intl.tsx'
import { textIn } from '../messages/text-in.ts'
import { BrandMark } from '../region/BrandMark.tsx'
import { region } from '../region/region.ts'
import { logoutForm } from './auth-forms.ts'
import { PageTitle } from '../typography/PageTitle.tsx'
import * as styles from './logout-page.css.ts'
import { type SignOutStep, useSignOut } from './useSignOut.ts'

type Wording = { title: MessageId; text: MessageId; submit: MessageId; role: 'alert' | 'status' }

const wordings: Readonly<Record<Exclude<SignOutStep, 'asking'>, Wording>> = {
  sending: { title: 'logout.sending', text: 'logout.sendingText', submit: 'logout.submit', role: 'status' },
  unsent: { title: 'logout.unsent', text: 'logout.unsentText', submit: 'logout.anyway', role: 'alert' },
  offline: { title: 'logout.offline', text: 'logout.offlineText', submit: 'logout.retry', role: 'alert' },
}

/**
 * Signs out at once, by a POST, if the visitor followed a link of the portal; otherwise, and without scripts, when
 * the button is pressed.
 */
export function LogoutPage() {
  const say = useWords()
  const { language } = say
  const frame = useRef<HTMLDivElement>(null)
  const { step, onBeforeSend, leaveNow } = useSignOut(frame)
  const words = step === 'asking' ? null : wordings[step]
  return (
    <div ref={frame} className={styles.page}>
      <Brand mark={<BrandMark />} name={textIn(region.name, language)} line={textIn(region.portalName, language)} />
      <PageTitle className={styles.title}>{say('logout.title')}</PageTitle>
      {words ? (
        <Alert
          key={step}
          tone="warning"
          role={words.role}
          title={say(words.title)}
          action={step === 'sending' && <Button onClick={leaveNow}>{say('logout.anyway')}</Button>}
        >
          {say(words.text)}
        </Alert>
      ) : (
        <p>{say('logout.lead')}</p>
      )}
      <PostedForm
        form={logoutForm}
        label={say('logout.title')}
        onBeforeSend={onBeforeSend}
        submitLabel={say(words?.submit ?? 'logout.submit')}
      />
      <div>
        <Button href={pageAddress('/')}>{say('logout.stay')}</Button>
      </div>
    </div>
  )
}
