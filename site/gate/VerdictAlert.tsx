import type { AlertTone } from '@tropa/library/Alert/Alert.tsx'
import { Alert } from '@tropa/library/Alert/dressed.ts'
import { useWords, type Words } from '../messages/intl.tsx'
import { regionMoment } from '../region/region-moment.ts'
import type { Verdict } from './gate-state.ts'

type Shown = { tone: AlertTone; title: string; text?: string }

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')

function shownOf(verdict: Verdict | 'checking', say: Words): Shown {
  if (verdict === 'checking') return { tone: 'info', title: say('gate.checking') }
  switch (verdict.kind) {
    case 'admitted':
      return {
        tone: 'success',
        title: say('gate.admitted'),
        text: joined(verdict.title, verdict.holder, verdict.number, verdict.isListed ? say('gate.byList') : undefined),
      }
    case 'used':
      return {
        tone: 'danger',
        title: say('gate.used'),
        text: joined(verdict.number, verdict.at && regionMoment(verdict.at, say.language)),
      }
    case 'unreadable':
      return { tone: 'warning', title: say('gate.unreadable'), text: say('gate.unreadableText') }
    case 'unlisted':
      return { tone: 'warning', title: say('gate.unlisted'), text: say('gate.unlistedText') }
    case 'refunded':
      return { tone: 'danger', title: say('gate.refunded') }
    case 'unknown':
      return { tone: 'danger', title: say('gate.unknown'), text: say('gate.unknownText') }
    case 'no_key':
      return { tone: 'danger', title: say('gate.noKey'), text: say('gate.noKeyText') }
    case 'failed':
      return { tone: 'warning', title: say('gate.failed'), text: say('gate.failedText') }
    default:
      return verdict satisfies never
  }
}

/** Whether to admit a visitor, shown by words, a shape and a colour. */
export function VerdictAlert({ verdict }: { verdict: Verdict | 'checking' }) {
  const { tone, title, text } = shownOf(verdict, useWords())
  return (
    <Alert tone={tone} title={title}>
      {text}
    </Alert>
  )
}
