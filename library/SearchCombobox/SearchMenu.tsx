import { useId, useMemo, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useListBox, type AriaListBoxOptions } from 'react-aria/useListBox'
import type { ComboBoxState } from 'react-stately/useComboBoxState'
import type { CollectedOption } from '../aria/OptionCollection.ts'
import { ListOption } from '../aria/ListOption.tsx'
import { useComboBoxList, type ListState } from '../aria/useComboBoxList.ts'
import { localeOf } from '../messages/locale.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { arrowRight, search } from '../Icon/icons.ts'
import { useLanguage } from '../messages/language.tsx'
import { searchMenuMessages, type SearchMenuMessages } from '../messages/SearchMenu.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { FieldLink } from '../onIntent/FieldLink.ts'
import { splitMatch } from './match.ts'

/** The parts that come with the menu of a `SearchCombobox`. */
export type SearchMenuPart =
  | 'status'
  | 'popup'
  | 'notice'
  | 'list'
  | 'group'
  | 'groupTitle'
  | 'option'
  | 'picture'
  | 'title'
  | 'match'
  | 'description'
  | 'link'
  | 'skeleton'
  | 'bone'
  | 'empty'
  | 'emptyTitle'
  | 'emptyText'
  | 'retry'
  | 'all'
  | 'icon'

/** A suggestion of `GET portal/search/suggestions` (specification, section 7); `link` is an address in the portal. */
export interface Suggestion {
  title: string
  description: string
  link: string
  /** Shown in place of the address: where it stands, in words. */
  path?: string
  /** Suggestions with the same one stand together, under it as a title. */
  group?: string
  /** The address of a small picture, 3 to 2; decoration. */
  picture?: string
}

/** What is seen under the field; results fade when others load, or when the menu closes. */
export type SearchMenuState =
  | { kind: 'closed' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'empty'; isFading?: boolean }
  | { kind: 'ready'; isFading?: boolean; suggestions: readonly Suggestion[] }

/** What the menu of a `SearchCombobox` takes from it. */
export interface SearchMenuProps {
  link: FieldLink
  menu: SearchMenuState
  /** What was typed. */
  text: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onClear: () => void
  onRetry?: (() => void) | undefined
  notice?: ReactNode
  messages?: Partial<SearchMenuMessages> | undefined
  classNames: ClassNames<SearchMenuPart>
}
type Collected = Suggestion & CollectedOption
type ShownMenu = Exclude<SearchMenuState, { kind: 'closed' }>

/** At least as many as the specification asks for. */
const skeletonRows = [1, 2, 3, 4]

const none: readonly Collected[] = []
const collected = (suggestion: Suggestion): Collected => ({
  ...suggestion,
  key: suggestion.link,
  text: suggestion.title,
  href: suggestion.link,
})

/** Groups in the order of their first suggestions, so that the likeliest stays first. */
const grouped = (suggestions: readonly Suggestion[]): readonly Collected[] =>
  [...new Set(suggestions.map(({ group }) => group))].flatMap((name) =>
    suggestions.filter(({ group }) => group === name).map(collected),
  )

/** What a search does once somebody reaches for it. */
export const SearchMenu = (props: SearchMenuProps) => (
  <I18nProvider locale={localeOf(useLanguage())}>
    <Menu {...props} />
  </I18nProvider>
)

/** What is said when the menu changes; how many suggestions there are, React Aria says. */
function statusText(menu: SearchMenuState, words: SearchMenuMessages): string {
  if (menu.kind === 'loading') return words.loading
  if (menu.kind === 'failed') return `${words.failed}. ${words.failedText}`
  return menu.kind === 'empty' && !menu.isFading ? words.nothing : ''
}

/**
 * The keys that are ours: with no suggestion highlighted Enter submits the text, and Tab
 * goes on to the clearing button.
 */
function answerKey(
  event: KeyboardEvent,
  list: ListState,
  { text, isOpen, onOpenChange, onClear }: SearchMenuProps,
): boolean {
  switch (event.key) {
    case 'Escape':
      if (!isOpen && text === '') return true
      event.preventDefault()
      if (isOpen) onOpenChange(false)
      else onClear()
      return true
    case 'Enter':
    case 'Tab':
      return !list.isHighlighted
    case 'ArrowDown':
    case 'ArrowUp':
      if (text.trim() === '') return true
      // A closed menu opens with nothing highlighted: Enter still submits what was typed.
      if (isOpen && !event.altKey) return false
      event.preventDefault()
      onOpenChange(event.key === 'ArrowDown')
      return true
    case 'Home':
    case 'End':
      list.unhighlight()
      return true
    default:
      return false
  }
}

function Menu(props: SearchMenuProps) {
  const { link, menu, text, isOpen, onOpenChange, onRetry, notice, classNames: c } = props
  const words = useMessages(searchMenuMessages, props.messages)
  const isFading = 'isFading' in menu && menu.isFading === true
  const shown = text.trim() !== '' && menu.kind !== 'closed' && (isOpen || isFading) ? menu : null
  const suggestions = shown?.kind === 'ready' ? shown.suggestions : null
  const options = useMemo(() => (suggestions ? grouped(suggestions) : none), [suggestions])
  const { state, list, listBoxProps } = useComboBoxList({
    link,
    options,
    value: null,
    defaultValue: null,
    text,
    label: { 'aria-label': words.suggestions },
    isOpen: isOpen && shown?.kind === 'ready',
    isBusy: isOpen && shown?.kind === 'loading',
    onOpenChange,
    isSettled: !isOpen || (menu.kind !== 'loading' && menu.kind !== 'closed'),
    onKey: (event, shownList) => answerKey(event, shownList, props),
  })
  return (
    <>
      <div className={c.status} role="status">
        {shown && isOpen && statusText(shown, words)}
      </div>
      {shown && (
        // A press in it does not take focus from the field.
        <div
          className={c.popup}
          data-fading={isFading || undefined}
          inert={!isOpen}
          onMouseDown={(event) => event.preventDefault()}
        >
          {notice && <div className={c.notice}>{notice}</div>}
          <Rows {...{ menu: shown, text, state, list, listBoxProps, options, onRetry, words, classNames: c }} />
        </div>
      )}
    </>
  )
}

interface RowsProps {
  menu: ShownMenu
  text: string
  state: ComboBoxState<Collected>
  list: RefObject<HTMLDivElement | null>
  listBoxProps: AriaListBoxOptions<Collected>
  options: readonly Collected[]
  onRetry: (() => void) | undefined
  words: SearchMenuMessages
  classNames: ClassNames<SearchMenuPart>
}

function Rows({ menu, text, state, list, listBoxProps, options, onRetry, words, classNames }: RowsProps) {
  switch (menu.kind) {
    case 'loading':
      return (
        <div
          className={classNames.list}
          id={listBoxProps.id}
          role="listbox"
          aria-label={words.suggestions}
          aria-busy="true"
        >
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
          {(state.isOpen || menu.isFading) && (
            <Suggestions {...{ state, list, listBoxProps, options, text, classNames }} />
          )}
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

function Suggestions({
  state,
  list,
  listBoxProps,
  options,
  text,
  classNames: c,
}: Omit<RowsProps, 'menu' | 'onRetry' | 'words'>) {
  const { listBoxProps: props } = useListBox(listBoxProps, state, list)
  const id = useId()
  const groups = [...new Set(options.map(({ group }) => group))]
  const drawn = (option: Collected) => (
    <SuggestionOption key={option.link} {...{ option, state, text }} classNames={c} />
  )
  return (
    <div {...props} ref={list} className={c.list}>
      {groups.map((name, index) => {
        const own = options.filter(({ group }) => group === name).map(drawn)
        if (name === undefined) return own
        return (
          <div key={name} className={c.group} role="group" aria-labelledby={`${id}-${index}`}>
            <div id={`${id}-${index}`} className={c.groupTitle} role="presentation">
              {name}
            </div>
            {own}
          </div>
        )
      })}
    </div>
  )
}

interface SuggestionOptionProps {
  option: Collected
  state: ComboBoxState<Collected>
  text: string
  classNames: ClassNames<SearchMenuPart>
}

function SuggestionOption({ option, state, text, classNames: c }: SuggestionOptionProps) {
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
