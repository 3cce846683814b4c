import type { Tour } from '@tropa/contract'
import { longestWordStyle } from '@tropa/library/theme/longest-word.ts'
import { Block } from '../objects/Block.tsx'
import { EditorsText } from '../objects/EditorsText.tsx'
import { useWords } from '../../messages/intl.tsx'
import { programmeOf } from './programme.ts'
import * as styles from './tour.css.ts'

/** The programme as stops on one line. */
export function ProgrammeBlock({ tour }: { tour: Tour }) {
  const say = useWords()
  const { isByDay, stops } = programmeOf(tour.program)
  if (stops.length === 0) return null
  return (
    <Block id="programme" title={say(isByDay ? 'tour.programmeDays' : 'tour.programme')}>
      <ol className={styles.program}>
        {stops.map(({ number, steps }) => (
          <li key={number} className={styles.stop} value={number}>
            <span
              className={styles.number}
              {...(isByDay ? { role: 'img', 'aria-label': say('tour.day', { day: number }) } : { 'aria-hidden': true })}
            >
              {number}
            </span>
            <div className={styles.steps}>
              {steps.map((step) => (
                <div key={step.the_title}>
                  <h3 className={styles.stepTitle} style={longestWordStyle(step.the_title)}>
                    {step.the_title}
                  </h3>
                  <EditorsText html={step.the_text} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Block>
  )
}
