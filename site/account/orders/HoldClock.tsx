import { useEffect, useEffectEvent, useState } from 'react'
import { zonedTimeInRegion } from '../../dates/region-time.ts'
import { useWords } from '../../messages/intl.tsx'
import * as styles from './orders.css.ts'

const secondMs = 1000

const minutesAndSeconds = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

export type HoldClockProps = {
  expiresAt: string
  /**
   * The seconds that were left when the order was read; without them they are computed by the device's clock, which
   * may be wrong.
   */
  seconds: number | undefined
  onExpired: () => void
}

/** How long the seats are still held; before scripts run, the time at which the hold ends. */
export function HoldClock({ expiresAt, seconds: held, onExpired }: HoldClockProps) {
  const say = useWords()
  const [seconds, setSeconds] = useState<number | null>(null)
  const expire = useEffectEvent(onExpired)
  useEffect(() => {
    const end = held === undefined ? Date.parse(expiresAt) : Date.now() + held * secondMs
    const left = () => Math.max(0, Math.ceil((end - Date.now()) / secondMs))
    const show = () => {
      setSeconds(left())
      if (left() > 0) return
      clearInterval(timer)
      expire()
    }
    const timer = setInterval(show, secondMs)
    const first = setTimeout(show)
    return () => {
      clearInterval(timer)
      clearTimeout(first)
    }
  }, [expiresAt, held])
  if (seconds === 0) return <p role="status">{say('hold.over')}</p>
  return (
    <p role="timer">
      {say('hold.until', zonedTimeInRegion(expiresAt))}
      {seconds !== null && <b className={styles.code}> {say('hold.left', { left: minutesAndSeconds(seconds) })}</b>}
    </p>
  )
}
