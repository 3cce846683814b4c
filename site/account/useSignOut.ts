import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { sendUnsent } from '../visitor/unsent-changes.ts'

/**
 * `asking`: for the button; `sending`: the last changes take their time; `unsent`: some cannot be sent; `offline`: only
 * the portal can end the session, so it waits for the network.
 */
export type SignOutStep = 'asking' | 'sending' | 'unsent' | 'offline'

/** Changes that are sent sooner than this are not worth a word, in ms. */
const quietMs = 400

/** A link on another site may lead here, so a page that was opened by it waits for the button. */
const isFromOwnPage = (referrer: string, origin: string) =>
  URL.canParse(referrer) && new URL(referrer).origin === origin

/**
 * Sends what is unsent before the session ends, and says so meanwhile: a press then does not wait for it.
 * @param frame has the form that ends the session
 */
export function useSignOut(frame: RefObject<HTMLElement | null>) {
  const router = useRouter()
  const [step, setStep] = useState<SignOutStep>('asking')
  const turn = useRef(0)
  const mayLeave = useRef(false)
  const begin = useCallback(async () => {
    turn.current += 1
    const own = turn.current
    if (!navigator.onLine) return setStep('offline')
    setStep('asking')
    const timer = setTimeout(() => setStep('sending'), quietMs)
    const isAllSent = await sendUnsent()
    clearTimeout(timer)
    if (own !== turn.current) return
    if (!isAllSent) return setStep(navigator.onLine ? 'unsent' : 'offline')
    mayLeave.current = true
    frame.current?.querySelector('form')?.requestSubmit()
  }, [frame])

  useEffect(() => {
    // The router counts the pages that were followed in it: another site's link has opened the first one.
    const isFollowed = router.latestLocation.state.__TSR_index > 0
    if (isFollowed || isFromOwnPage(document.referrer, location.origin)) queueMicrotask(() => void begin())
  }, [router, begin])
  useEffect(() => {
    if (step !== 'offline') return
    const returned = () => void begin()
    addEventListener('online', returned)
    return () => removeEventListener('online', returned)
  }, [step, begin])

  /** Before the form is sent. @returns whether to send it now */
  const onBeforeSend = async () => {
    const isSure = mayLeave.current || step === 'sending' || step === 'unsent'
    mayLeave.current = false
    if (!isSure || !navigator.onLine) {
      void begin()
      return false
    }
    // Whatever is still being sent, it is not waited for.
    turn.current += 1
    return true
  }
  return { step, onBeforeSend }
}
