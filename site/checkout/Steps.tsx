import { useWords } from '../messages/intl.tsx'
import * as styles from './checkout.css.ts'

const steps = ['details', 'payment', 'tickets'] as const
export type CheckoutStep = (typeof steps)[number]

/** The steps to the tickets, with the current one marked. */
export function Steps({ current }: { current: CheckoutStep }) {
  const say = useWords()
  return (
    <ol className={styles.steps} aria-label={say('checkout.steps')}>
      {steps.map((step) => (
        <li key={step} className={styles.step} aria-current={step === current ? 'step' : undefined}>
          {say(`checkout.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
