import { useMemo, type KeyboardEvent, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useComboBoxList, type ListState } from '../aria/useComboBoxList.ts'
import type { ClassNames } from '../dress.ts'
import { useLanguage } from '../messages/language.tsx'
import { localeOf } from '../messages/locale.ts'
import { searchMenuMessages, type SearchMenuMessages } from '../messages/SearchMenu.ts'
import { useMessages } from '../messages/useMessages.ts'
import type { FieldLink } from '../onIntent/FieldLink.ts'
import { SearchMenuContent } from './SearchMenuContent.tsx'
import type { SearchMenuPart, SearchMenuState } from './searchMenuState.ts'
import { optionsByGroup, type SuggestedOption } from './suggestion.ts'

/** The properties that a `SearchCombobox` passes to its menu. */
export interface SearchMenuProps {
  link: FieldLink
  menu: SearchMenuState
  /** The typed text. */
  text: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onClear: () => void
  onRetry?: (() => void) | undefined
  notice?: ReactNode
  messages?: Partial<SearchMenuMessages> | undefined
  classNames: ClassNames<SearchMenuPart>
}

const none: readonly SuggestedOption[] = []

/** The behaviour of a search, loaded when the visitor reaches for it. */
export const SearchMenu = (props: SearchMenuProps) => (
  <I18nProvider locale={localeOf(useLanguage())}>
    <Menu {...props} />
  </I18nProvider>
)

/** The announcement when the menu changes; React Aria announces the number of suggestions. */
function statusText(menu: SearchMenuState, words: SearchMenuMessages): string {
  if (menu.kind === 'loading') return words.loading
  if (menu.kind === 'failed') return `${words.failed}. ${words.failedText}`
  return menu.kind === 'empty' && !menu.isFading ? words.nothing : ''
}

/**
 * Keys that this handles itself: without a highlighted suggestion Enter submits the text, and Tab goes to the clear
 * button.
 */
function responseKey(
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
      // A closed menu opens with nothing highlighted, so that Enter still submits the typed text.
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
  const options = useMemo(() => (suggestions ? optionsByGroup(suggestions) : none), [suggestions])
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
    onKey: (event, shownList) => responseKey(event, shownList, props),
  })
  return (
    <>
      <div className={c.status} role="status">
        {shown && isOpen && statusText(shown, words)}
      </div>
      {shown && (
        // Pressing in the menu does not take focus from the field.
        <div
          className={c.popup}
          data-fading={isFading || undefined}
          inert={!isOpen}
          onMouseDown={(event) => event.preventDefault()}
        >
          {notice && <div className={c.notice}>{notice}</div>}
          <SearchMenuContent
            {...{ menu: shown, text, state, list, listBoxProps, options, onRetry, words, classNames: c }}
          />
        </div>
      )}
    </>
  )
}
