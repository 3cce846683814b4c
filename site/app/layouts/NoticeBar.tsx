import { Button } from '@tropa/library/Button/dressed.ts'
import { ChoiceForm } from '@tropa/library/ChoiceForm/ChoiceForm.tsx'
import { MessageBar } from '@tropa/library/MessageBar/dressed.ts'
import { messageQueueMachine } from '@tropa/machines'
import { useActorRef, useSelector } from '@xstate/react'
import { createContext, use, useCallback, useEffect, useMemo, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useWords } from '../../messages/intl.tsx'
import { preferencesPath } from '../../visitor/preferences-path.ts'
import { useSessionContext } from '../../visitor/SessionProvider.tsx'
import { useCounter } from '../../analytics/useCounter.ts'
import { Link } from '@tropa/library/Link/dressed.ts'
import { region } from '../../region/region.ts'
import * as styles from './notice-bar.css.ts'
import { useNewVersion } from '../version/useNewVersion.ts'

type Messages = ActorRefFrom<typeof messageQueueMachine>
const MessagesContext = createContext<Messages | null>(null)

/** Shows the notices of the portal one at a time. */
export function NoticeBarProvider({ children }: { children: ReactNode }) {
  const { session, change } = useSessionContext()
  const machine = useMemo(
    () =>
      messageQueueMachine.provide({
        actions: {
          keepChoice: (_, { isAccepted }) => void change({ is_cookie_accepted: String(isAccepted) }),
          update: () => location.reload(),
        },
      }),
    [change],
  )
  const actor = useActorRef(machine, {
    input: { isCookieAccepted: session.preferences.isCookieAccepted, hasNewVersion: false },
  })
  const newVersion = useNewVersion(useCallback(() => actor.send({ type: 'PART_LOST' }), [actor]))
  useEffect(() => {
    if (newVersion !== null) actor.send({ type: 'NEW_VERSION_INSTALLED' })
  }, [actor, newVersion])
  useCounter(useSelector(actor, ({ context }) => context.isCookieAccepted === true))
  return <MessagesContext value={actor}>{children}</MessagesContext>
}

function useMessageQueue(): Messages {
  const actor = use(MessagesContext)
  if (!actor) throw new Error('useMessageQueue needs a NoticeBarProvider above it')
  return actor
}

const responseOf = (value: string) => ({ type: value === 'true' ? 'ACCEPT_COOKIES' : 'DECLINE_COOKIES' }) as const

/** Stays until the visitor accepts or declines. */
export function CookieNotice() {
  const say = useWords()
  const actor = useMessageQueue()
  const isShown = useSelector(actor, (state) => state.matches('cookieNotice'))
  if (!isShown) return null
  return (
    <MessageBar
      label={say('cookies.title')}
      actions={
        <CookieForm>
          <Button type="submit" name="is_cookie_accepted" value="false">
            <Wording longer={say('cookies.necessary')} shortest={say('cookies.no')} />
          </Button>
          <Button type="submit" name="is_cookie_accepted" value="true">
            <Wording longer={say('cookies.all')} shortest={say('cookies.yes')} />
          </Button>
        </CookieForm>
      }
    >
      <span className={styles.longer}>
        <span className={styles.whole}>{say('cookies.text')}</span>
        <span className={styles.short}>{say('cookies.ask')}</span>{' '}
      </span>
      <Link href={region.privacyPolicy}>
        <Wording longer={say('cookies.more')} shortest={say('cookies.askShortest')} />
      </Link>
    </MessageBar>
  )
}

/** Of two wordings a window shows the one that it has room for. */
const Wording = ({ longer, shortest }: { longer: string; shortest: string }) => (
  <>
    <span className={styles.longer}>{longer}</span>
    <span className={styles.shortest}>{shortest}</span>
  </>
)

/** Offers a new version of the portal; the page reloads only if the visitor accepts. */
export function NewVersionNotice() {
  const say = useWords()
  const actor = useMessageQueue()
  const isShown = useSelector(actor, (state) => state.matches('newVersionNotice'))
  if (!isShown) return null
  return (
    <MessageBar
      label={say('version.title')}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'DISMISS_NEW_VERSION' })}>{say('version.later')}</Button>
          <Button onClick={() => actor.send({ type: 'UPDATE' })}>{say('version.update')}</Button>
        </>
      }
    >
      {say('version.text')}
    </MessageBar>
  )
}

/** Offers a reload for a part of the page that failed offline and that the browser does not request again. */
export function LostPartNotice() {
  const say = useWords()
  const actor = useMessageQueue()
  const isShown = useSelector(actor, (state) => state.matches('lostPartNotice'))
  if (!isShown) return null
  return (
    <MessageBar
      label={say('lostPart.title')}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'DISMISS_LOST_PART' })}>{say('version.later')}</Button>
          <Button onClick={() => actor.send({ type: 'UPDATE' })}>{say('lostPart.reload')}</Button>
        </>
      }
    >
      {say('lostPart.text')}
    </MessageBar>
  )
}

/** The stored choice about cookies, and a button for the other one. */
export function CookieChoice({ classNames }: { classNames: { form: string; button: string } }) {
  const say = useWords()
  const isAccepted = useSelector(useMessageQueue(), ({ context }) => context.isCookieAccepted)
  if (isAccepted === null) return null
  return (
    <CookieForm className={classNames.form}>
      {say(isAccepted ? 'cookies.accepted' : 'cookies.declined')}
      <button type="submit" className={classNames.button} name="is_cookie_accepted" value={String(!isAccepted)}>
        {say(isAccepted ? 'cookies.necessary' : 'cookies.all')}
      </button>
    </CookieForm>
  )
}

function CookieForm({ className, children }: { className?: string; children: ReactNode }) {
  const say = useWords()
  const actor = useMessageQueue()
  return (
    <ChoiceForm
      className={className}
      action={preferencesPath}
      aria-label={say('cookies.title')}
      onChoose={(_, value) => actor.send(responseOf(value))}
    >
      {children}
    </ChoiceForm>
  )
}
