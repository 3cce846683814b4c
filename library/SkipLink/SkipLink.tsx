import type { ClassNames } from '../dress.ts'
import { skipLinkMessages, type SkipLinkMessages } from '../messages/SkipLink.ts'
import { useMessages } from '../messages/useMessages.ts'

export type SkipLinkPart = 'root'

export interface SkipLinkProps {
  /** The id of the page's `<main>`. */
  targetId?: string
  messages?: Partial<SkipLinkMessages>
  classNames?: ClassNames<SkipLinkPart>
}

/** The first stop of the keyboard, unseen until it is there; a landmark of its own, since it stands outside the others. */
export function SkipLink({ targetId = 'main', messages, classNames = {} }: SkipLinkProps) {
  const { toContent } = useMessages(skipLinkMessages, messages)
  return (
    <nav aria-label={toContent}>
      <a className={classNames.root} href={`#${targetId}`}>
        {toContent}
      </a>
    </nav>
  )
}
