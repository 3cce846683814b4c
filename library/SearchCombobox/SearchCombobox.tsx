import { useId, useState, type ComponentProps, type FocusEvent, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { close, search } from '../Icon/icons.ts'
import { searchComboboxMessages, type SearchComboboxMessages } from '../messages/SearchCombobox.ts'
import { useMessages } from '../messages/useMessages.ts'
import { SearchMenu, type SearchMenuPart, type SearchMenuState, type Suggestion } from './SearchMenu.tsx'

export type SearchComboboxPart = 'root' | 'field' | 'input' | 'clear' | 'status' | SearchMenuPart

export interface SearchComboboxProps {
  value: string
  onValueChange: (text: string) => void
  menu: SearchMenuState
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Takes the search in place of the form: the text, trimmed and in lower case. */
  onSubmit?: (text: string) => void
  action?: string
  /** Told above the suggestions, as that there is no network. */
  notice?: ReactNode
  messages?: Partial<SearchComboboxMessages>
  classNames?: ClassNames<SearchComboboxPart>
}

const none: readonly Suggestion[] = []

/** What is said when the menu changes, to those who do not see it. */
function told(menu: SearchMenuState, words: SearchComboboxMessages): string {
  if (menu.kind === 'loading') return words.loading
  if (menu.kind === 'closed' || menu.isFading) return ''
  return menu.kind === 'empty' ? words.nothing : words.found(menu.suggestions.length)
}

/** One of the options, or −1: the field itself. */
function stepped(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return at === count - 1 ? -1 : at + 1
  if (key === 'ArrowUp') return at === -1 ? count - 1 : at - 1
  return null
}

/** A search form whose field is an ARIA combobox: focus stays in it, and the options are links. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { value, onValueChange, menu, isOpen, onOpenChange, onSubmit, action = '/q', notice, classNames = {} } = props
  const words = useMessages(searchComboboxMessages, props.messages)
  const id = useId()
  const optionId = (index: number) => `${id}-${index}`
  const hasText = value.trim() !== ''
  const isShown = hasText && menu.kind !== 'closed' && (isOpen || (menu.kind !== 'loading' && menu.isFading === true))
  const hasList = isShown && isOpen && menu.kind !== 'empty'
  const suggestions = hasList && menu.kind === 'ready' ? menu.suggestions : none

  // The option is chosen in one list: another list starts with none.
  const [active, setActive] = useState({ suggestions: none, index: -1 })
  const activeIndex = active.suggestions === suggestions ? active.index : -1

  const openIfAsked = () => {
    if (hasText && !isOpen) onOpenChange(true)
  }
  const submit = (event: SubmitEvent) => {
    if (hasText && !onSubmit) return
    event.preventDefault()
    if (!hasText) return
    onOpenChange(false)
    onSubmit?.(value.trim().toLowerCase())
  }
  const closeLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) onOpenChange(false)
  }
  const escape = (event: KeyboardEvent) => {
    if (!isOpen && value === '') return
    event.preventDefault()
    if (isOpen) onOpenChange(false)
    else onValueChange('')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') return escape(event)
    if (event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault()
      document.getElementById(optionId(activeIndex))?.click()
      return
    }
    if (event.key === 'ArrowDown' && !isOpen) return openIfAsked()
    const index = suggestions.length > 0 ? stepped(event.key, activeIndex, suggestions.length) : null
    if (index === null) return
    event.preventDefault()
    setActive({ suggestions, index })
    document.getElementById(optionId(index))?.scrollIntoView?.({ block: 'nearest' })
  }
  const combobox: ComponentProps<'input'> = {
    role: 'combobox',
    'aria-label': words.label,
    'aria-autocomplete': 'list',
    'aria-expanded': hasList,
    'aria-controls': hasList ? id : undefined,
    'aria-activedescendant': activeIndex >= 0 ? optionId(activeIndex) : undefined,
  }

  return (
    <form className={classNames.root} role="search" action={action} method="get" onSubmit={submit} onBlur={closeLeft}>
      <div className={classNames.field}>
        <Icon path={search} classNames={{ root: classNames.icon }} />
        <input
          {...combobox}
          className={classNames.input}
          name="q"
          value={value}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => onValueChange(target.value)}
          onKeyDown={press}
          onFocus={openIfAsked}
          onClick={openIfAsked}
        />
        {value !== '' && (
          <button
            className={classNames.clear}
            type="button"
            aria-label={words.clear}
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => {
              onValueChange('')
              currentTarget.form?.querySelector('input')?.focus()
            }}
          >
            <Icon path={close} size="sm" classNames={{ root: classNames.icon }} />
          </button>
        )}
      </div>
      <div className={classNames.status} role="status">
        {isShown && isOpen && told(menu, words)}
      </div>
      {isShown && (
        <SearchMenu
          menu={menu}
          isOpen={isOpen}
          text={value}
          listId={id}
          optionId={optionId}
          activeIndex={activeIndex}
          onFollow={() => onOpenChange(false)}
          notice={notice}
          words={words}
          classNames={classNames}
        />
      )}
    </form>
  )
}
