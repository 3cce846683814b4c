import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { sendUnsent } from '../visitor/unsent-changes.ts'

/**
 * `asking`: waits for the button; `sending`: the last changes are being sent; `unsent`: some cannot be sent;
 * `offline`: waits for the network, because only the portal can end the session.
 */
export type SignOutStep = 'asking' | 'sending' | 'unsent' | 'offline'

/** Changes that are sent sooner than this are not mentioned, in ms. */
const quietMs = 400

/** A link on another site may open this page, so in that case it waits for the button. */
const isFromOwnPage = (referrer: string, origin: string) =>
  URL.canParse(referrer) && new URL(referrer).origin === origin

const submitIn = (frame: HTMLElement | null) => frame?.querySelector('form')?.requestSubmit()

/**
 * Sends unsent changes before the session ends, and says so meanwhile.
 * @param frame contains the form that ends the session
 */
export function useSignOut(frame: RefObject<HTMLElement | null>) {
  const router = useRouter()
  const [step, setStep] = useState<SignOutStep>('asking')
  const stopWaiting = useRef(() => {})

  useEffect(() => {
    // The router counts the pages that were opened by it; a link on another site has opened the first one.
    const isFollowed = router.latestLocation.state.__TSR_index > 0
    if (isFollowed || isFromOwnPage(document.referrer, location.origin)) submitIn(frame.current)
  }, [router, frame])
  useEffect(() => {
    if (step !== 'offline') return
    const returned = () => submitIn(frame.current)
    // The network may have come back before this effect runs.
    if (navigator.onLine) returned()
    addEventListener('online', returned)
    return () => removeEventListener('online', returned)
  }, [step, frame])

  /** Before the form is sent. @returns whether to send it */
  async function onBeforeSend(): Promise<boolean> {
    if (!navigator.onLine) {
      setStep('offline')
      return false
    }
    if (step === 'unsent') return true
    setStep('asking')
    const timer = setTimeout(() => setStep('sending'), quietMs)
    const stopped = Promise.withResolvers<'stopped'>()
    stopWaiting.current = () => stopped.resolve('stopped')
    const outcome = await Promise.race([sendUnsent(), stopped.promise])
    clearTimeout(timer)
    if (outcome !== true) setStep(navigator.onLine ? 'unsent' : 'offline')
    return outcome !== false
  }
  return { step, onBeforeSend, leaveNow: () => stopWaiting.current() }
}
