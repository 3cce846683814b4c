import type { ComboBoxState } from 'react-stately/useComboBoxState'
import { ListOption } from '../aria/ListOption.tsx'
import type { ClassNames } from '../dress.ts'
import { splitMatch } from './match.ts'
import type { SearchMenuPart } from './searchMenuState.ts'
import type { SuggestedOption } from './suggestion.ts'

/** `text`: the typed text, which is marked in the title. */
export interface SuggestionRowProps {
  option: SuggestedOption
  state: ComboBoxState<SuggestedOption>
  text: string
  classNames: ClassNames<SearchMenuPart>
}

/** One suggestion: a link to its page. */
export function SuggestionRow({ option, state, text, classNames: c }: SuggestionRowProps) {
  const [before, match, after] = splitMatch(option.title, text)
  return (
    <ListOption optionKey={option.link} state={state} href={option.link} className={c.option}>
      {() => (
        <>
          {option.picture !== undefined && (
            <img className={c.picture} src={option.picture} alt="" width={90} height={60} loading="lazy" />
          )}
          <span className={c.title}>
            {before}
            {match && <mark className={c.match}>{match}</mark>}
            {after}
          </span>{' '}
          <span className={c.description}>{option.description}</span>{' '}
          <span className={c.link}>{option.path ?? option.link}</span>
        </>
      )}
    </ListOption>
  )
}
