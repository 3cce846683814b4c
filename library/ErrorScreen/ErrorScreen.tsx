import type { ReactNode, Ref } from 'react'
import type { ClassNames } from '../dress.ts'
import { useFocusReturn } from '../focus/useFocusReturn.ts'
import { Icon } from '../Icon/Icon.tsx'
import { offline } from '../Icon/icons.ts'
import {
  errorScreenMessages,
  isErrorCode,
  type ErrorScreenMessages,
  type ErrorText,
  type NetworkFailure,
} from '../messages/ErrorScreen.ts'
import { useMessages } from '../messages/useMessages.ts'
import { longestWordStyle } from '../theme/longest-word.ts'

export type ErrorScreenPart =
  | 'root'
  | 'picture'
  | 'text'
  | 'code'
  | 'words'
  | 'title'
  | 'line'
  | 'description'
  | 'ways'
  | 'toMain'
  | 'more'

export interface ErrorScreenProps {
  /** An HTTP status, shown large, or why no response arrived; default: 500. */
  code?: number | NetworkFailure | null
  /** Replaces the text of the code: an unexpected error's own message. */
  description?: ReactNode
  picture?: ReactNode
  /** The address of the main page. */
  mainHref?: string
  /** Links besides the main page: what still works. */
  ways?: ReactNode
  /** Shown below the links: whom to call, what to quote. */
  more?: ReactNode
  ref?: Ref<HTMLDivElement>
  messages?: Partial<ErrorScreenMessages>
  classNames?: ClassNames<ErrorScreenPart>
}

/** The text of a code: its own, or the general one. */
export function errorText(code: number | NetworkFailure, words: ErrorScreenMessages): ErrorText {
  if (typeof code === 'string') return words.byNetwork[code]
  return isErrorCode(code) ? words.byCode[code] : words.other
}

/**
 * Replaces a page that could not be shown: the code, what happened, what to do, and the link to the main page. Parts:
 * `line` is an ornamental sentence under the plain title; `ways` holds `toMain` and the other links.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-status-codes
 */
export const ErrorScreen = (props: ErrorScreenProps) => {
  const { description, picture, mainHref = '/', ways, more, ref, messages, classNames: c = {} } = props
  const code = props.code ?? 500
  const words = useMessages(errorScreenMessages, messages)
  const text = errorText(code, words)
  return (
    <div ref={useFocusReturn(ref)} className={c.root}>
      {picture && <div className={c.picture}>{picture}</div>}
      <div className={c.text} data-picture={picture ? '' : undefined}>
        <p className={c.code}>{typeof code === 'string' ? <Icon path={offline} /> : code}</p>
        <div className={c.words}>
          <h1 className={c.title} style={longestWordStyle(text.title)}>
            {text.title}
          </h1>
          {text.line && <p className={c.line}>{text.line}</p>}
          <div className={c.description}>{description ?? text.description}</div>
          <div className={c.ways}>
            <a className={c.toMain} href={mainHref} data-variant="primary">
              {words.toMain}
            </a>
            {ways}
          </div>
          {more && <div className={c.more}>{more}</div>}
        </div>
      </div>
    </div>
  )
}
