import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent } from 'react'
import { comboboxRole, useActiveOption } from '../ComboBox/useActiveOption.ts'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { close, search } from '../Icon/icons.ts'
import { searchComboboxMessages, type SearchComboboxMessages } from '../messages/SearchCombobox.ts'
import { useMessages } from '../messages/useMessages.ts'
import { SearchMenu, type SearchMenuPart, type SearchMenuState, type Suggestion } from './SearchMenu.tsx'

export type SearchComboboxPart = 'root' | 'field' | 'input' | 'clear' | 'status' | SearchMenuPart

export interface SearchComboboxProps {
  value?: string
  defaultValue?: string
  onChange?: (text: string) => void
  /** What is seen under the field; never while the text is blank. */
  menu: SearchMenuState
  /** Left out, typing opens it. */
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Takes the search in place of the form: the text, trimmed and in lower case. */
  onSubmit?: (text: string) => void
  /** Asks again for what is typed; without it a failed menu offers no button for that. */
  onRetry?: () => void
  /** Where the form asks before any script, with the text as `q`. */
  action?: string
  /** Told above the suggestions, as that there is no network. */
  notice?: ReactNode
  /** The field itself. */
  ref?: Ref<HTMLInputElement>
  messages?: Partial<SearchComboboxMessages>
  classNames?: ClassNames<SearchComboboxPart>
}

const none: readonly Suggestion[] = []

/** What is said when the menu changes, to those who do not see it. */
function told(menu: SearchMenuState, words: SearchComboboxMessages): string {
  if (menu.kind === 'loading') return words.loading
  if (menu.kind === 'failed') return `${words.failed}. ${words.failedText}`
  if (menu.kind === 'closed' || menu.isFading) return ''
  return menu.kind === 'empty' ? words.nothing : words.found(menu.suggestions.length)
}

/** The text and whether the menu is open, kept by the caller or, where it keeps none, here. */
function useSearch({ value, defaultValue = '', onChange, isOpen, defaultOpen = false, onOpenChange }: SearchComboboxProps) {
  const [ownText, setOwnText] = useState(defaultValue)
  const [isOwnOpen, setOwnOpen] = useState(defaultOpen)
  return {
    text: value ?? ownText,
    isOpen: isOpen ?? isOwnOpen,
    write: (text: string) => {
      setOwnText(text)
      setOwnOpen(text.trim() !== '')
      onChange?.(text)
    },
    setOpen: (open: boolean) => {
      setOwnOpen(open)
      onOpenChange?.(open)
    },
  }
}

/**
 * A search form that suggests as one types: focus stays in its field, and the suggestions are links. What they are and when they
 * come is the caller's; a plain form before any script.
 *
 * Keyboard: Enter follows the active suggestion, or submits the text; ↓ and ↑ open the menu and go through it and back to the
 * field, Page Down and Page Up by ten, Alt+↑ closes it; Home, End, ← and → move the cursor in the text; Escape closes the menu,
 * and again clears the text; Tab goes on to the clearing button.
 *
 * Parts: `skeleton` is one row of what is waited for, `bone` a line in it; `match` the asked words in a title; `all` leads to all answers, `retry` asks again.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { menu, onSubmit, onRetry, action = '/q', notice, ref, messages, classNames = {} } = props
  const words = useMessages(searchComboboxMessages, messages)
  const id = useId()
  const { text: value, isOpen, write, setOpen } = useSearch(props)
  const hasText = value.trim() !== ''
  const isShown = hasText && menu.kind !== 'closed' && (isOpen || ('isFading' in menu && menu.isFading === true))
  const hasList = isShown && isOpen && menu.kind !== 'empty' && menu.kind !== 'failed'
  const suggestions = hasList && menu.kind === 'ready' ? menu.suggestions : none
  const { activeIndex, activeId, move } = useActiveOption(id, suggestions)

  const openIfAsked = () => {
    if (hasText && !isOpen) setOpen(true)
  }
  const submit = (event: SubmitEvent) => {
    if (hasText && !onSubmit) return
    event.preventDefault()
    if (!hasText) return
    setOpen(false)
    onSubmit?.(value.trim().toLowerCase())
  }
  const closeLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (isOpen && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const escape = (event: KeyboardEvent) => {
    if (!isOpen && value === '') return
    event.preventDefault()
    if (isOpen) setOpen(false)
    else write('')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') return escape(event)
    if (event.key === 'Enter' && activeId) {
      event.preventDefault()
      document.getElementById(activeId)?.click()
      return
    }
    if (event.key === 'ArrowDown' && !isOpen) return openIfAsked()
    if (event.key === 'ArrowUp' && event.altKey && isOpen) {
      event.preventDefault()
      return setOpen(false)
    }
    move(event)
  }

  return (
    <form className={classNames.root} role="search" aria-label={words.label} action={action} method="get" onSubmit={submit} onBlur={closeLeft}>
      <div className={classNames.field}>
        <Icon path={search} classNames={{ root: classNames.icon }} />
        <input
          {...comboboxRole(id, hasList, activeId)}
          ref={ref}
          aria-label={words.label}
          className={classNames.input}
          name="q"
          value={value}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => write(target.value)}
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
              write('')
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
          activeIndex={activeIndex}
          onFollow={() => setOpen(false)}
          onRetry={onRetry}
          notice={notice}
          words={words}
          classNames={classNames}
        />
      )}
    </form>
  )
}
