import type { ReactNode } from 'react'
import { optionId } from '../ComboBox/useActiveOption.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { arrowRight, search } from '../Icon/icons.ts'
import type { SearchComboboxMessages } from '../messages/SearchCombobox.ts'
import { splitMatch } from './match.ts'

export type SearchMenuPart =
  | 'popup' | 'notice' | 'list' | 'option' | 'title' | 'match' | 'description' | 'link'
  | 'skeleton' | 'bone' | 'empty' | 'emptyTitle' | 'emptyText' | 'retry' | 'all' | 'icon'

export interface Suggestion {
  title: string
  description: string
  link: string
}

/** What is seen under the field; results fade when others are asked for, or when the menu closes. */
export type SearchMenuState =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'empty'; isFading?: boolean }
  | { kind: 'ready'; isFading?: boolean; suggestions: readonly Suggestion[] }

export interface SearchMenuProps {
  menu: Exclude<SearchMenuState, { kind: 'closed' }>
  isOpen: boolean
  /** What was typed. */
  text: string
  listId: string
  activeIndex: number
  onFollow: () => void
  onRetry?: (() => void) | undefined
  notice?: ReactNode
  words: SearchComboboxMessages
  classNames: ClassNames<SearchMenuPart>
}

/** At least as many as the specification asks for. */
const skeletonRows = [1, 2, 3, 4]

const Option = ({ suggestion: { title, description, link }, text, classNames }: { suggestion: Suggestion; text: string; classNames: ClassNames<SearchMenuPart> }) => {
  const [before, match, after] = splitMatch(title, text)
  return (
    <>
      <span className={classNames.title}>
        {before}
        {match && <mark className={classNames.match}>{match}</mark>}
        {after}
      </span>
      <span className={classNames.description}>{description}</span>
      <span className={classNames.link}>{link}</span>
    </>
  )
}

function Rows({ menu, text, listId, activeIndex, onFollow, onRetry, words, classNames }: Omit<SearchMenuProps, 'isOpen' | 'notice'>) {
  switch (menu.kind) {
    case 'loading':
      return (
        <div className={classNames.list} id={listId} role="listbox" aria-label={words.suggestions} aria-busy="true">
          {skeletonRows.map((row) => (
            <div key={row} className={classNames.skeleton} aria-hidden="true">
              <span className={classNames.bone} />
              <span className={classNames.bone} />
            </div>
          ))}
        </div>
      )
    case 'failed':
      return (
        <div className={classNames.empty}>
          <p className={classNames.emptyTitle}>{words.failed}</p>
          <p className={classNames.emptyText}>{words.failedText}</p>
          {onRetry && (
            <button
              className={classNames.retry}
              type="button"
              onClick={({ currentTarget }) => {
                // The button goes with the failure, and focus would go with it.
                currentTarget.form?.querySelector('input')?.focus()
                onRetry()
              }}
            >
              {words.retry}
            </button>
          )}
        </div>
      )
    case 'empty':
      return (
        <div className={classNames.empty}>
          <p className={classNames.emptyTitle}>{words.nothing}</p>
          <p className={classNames.emptyText}>{words.nothingFor(text.trim())}</p>
        </div>
      )
    case 'ready':
      return (
        <>
          <div className={classNames.list} id={listId} role="listbox" aria-label={words.suggestions}>
            {menu.suggestions.map((suggestion, index) => (
              <a
                key={suggestion.link}
                className={classNames.option}
                id={optionId(listId, index)}
                role="option"
                href={suggestion.link}
                tabIndex={-1}
                aria-selected={index === activeIndex}
                onClick={onFollow}
              >
                <Option suggestion={suggestion} text={text} classNames={classNames} />
              </a>
            ))}
          </div>
          <button className={classNames.all} type="submit">
            <Icon path={search} classNames={{ root: classNames.icon }} />
            {words.all(text.trim())}
            <Icon path={arrowRight} size="sm" classNames={{ root: classNames.icon }} />
          </button>
        </>
      )
    default:
      return menu satisfies never
  }
}

/** A press in it does not take focus from the field. */
export const SearchMenu = ({ isOpen, notice, ...rows }: SearchMenuProps) => (
  <div
    className={rows.classNames.popup}
    data-fading={('isFading' in rows.menu && rows.menu.isFading) || undefined}
    inert={!isOpen}
    onMouseDown={(event) => event.preventDefault()}
  >
    {notice && <div className={rows.classNames.notice}>{notice}</div>}
    <Rows {...rows} />
  </div>
)
