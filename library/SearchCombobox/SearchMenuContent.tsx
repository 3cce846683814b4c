import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { arrowRight, search } from '../Icon/icons.ts'
import type { SearchMenuMessages } from '../messages/SearchMenu.ts'
import type { SearchMenuPart, SearchMenuState } from './searchMenuState.ts'
import { SuggestionList, type SuggestionListProps } from './SuggestionList.tsx'

export interface SearchMenuContentProps extends SuggestionListProps {
  menu: Exclude<SearchMenuState, { kind: 'closed' }>
  onRetry: (() => void) | undefined
  words: SearchMenuMessages
}

/** The states of an open menu. */
export function SearchMenuContent({ menu, onRetry, words, ...list }: SearchMenuContentProps) {
  const { text, classNames: c } = list
  switch (menu.kind) {
    case 'loading':
      return <LoadingRows id={list.listBoxProps.id} label={words.suggestions} classNames={c} />
    case 'failed':
      return <Failed {...{ onRetry, words }} classNames={c} />
    case 'empty':
      return (
        <div className={c.empty}>
          <p className={c.emptyTitle}>{words.nothing}</p>
          <p className={c.emptyText}>{words.nothingFor(text.trim())}</p>
        </div>
      )
    case 'ready':
      return (
        <>
          {(list.state.isOpen || menu.isFading) && <SuggestionList {...list} />}
          <button className={c.all} type="submit">
            <Icon path={search} classNames={{ root: c.icon }} />
            {words.all(text.trim())}
            <Icon path={arrowRight} size="sm" classNames={{ root: c.icon }} />
          </button>
        </>
      )
    default:
      return menu satisfies never
  }
}

type Dressed = { classNames: ClassNames<SearchMenuPart> }

/** At least as many as the specification asks for. */
const skeletonRows = [1, 2, 3, 4]

const LoadingRows = ({ id, label, classNames: c }: Dressed & { id: string | undefined; label: string }) => (
  <div className={c.list} id={id} role="listbox" aria-label={label} aria-busy="true">
    {skeletonRows.map((row) => (
      <div key={row} className={c.skeleton} aria-hidden="true">
        <span className={c.bone} />
        <span className={c.bone} />
      </div>
    ))}
  </div>
)

const Failed = ({ onRetry, words, classNames: c }: Dressed & Pick<SearchMenuContentProps, 'onRetry' | 'words'>) => (
  <div className={c.empty}>
    <p className={c.emptyTitle}>{words.failed}</p>
    <p className={c.emptyText}>{words.failedText}</p>
    {onRetry && (
      <button
        className={c.retry}
        type="button"
        onClick={({ currentTarget }) => {
          // The button is removed with the failure, so focus would be lost.
          currentTarget.form?.querySelector('input')?.focus()
          onRetry()
        }}
      >
        {words.retry}
      </button>
    )}
  </div>
)
