import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react'
import type { ClassNames } from '../dress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { close, search } from '../Icon/icons.ts'
import { searchComboboxMessages, type SearchComboboxMessages } from '../messages/SearchCombobox.ts'
import { useMessages } from '../messages/useMessages.ts'
import { useFieldOnIntent } from '../onIntent/useFieldOnIntent.ts'
import { withAriaMessages } from '../onIntent/withAriaMessages.ts'
import type { SearchMenuPart, SearchMenuState } from './searchMenuState.ts'

export type SearchComboboxPart = 'root' | 'field' | 'input' | 'clear' | SearchMenuPart

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
  /** Shown above the suggestions, for example that there is no network. */
  notice?: ReactNode
  /** The field itself. */
  ref?: Ref<HTMLInputElement>
  messages?: Partial<SearchComboboxMessages>
  classNames?: ClassNames<SearchComboboxPart>
}

const loadMenu = withAriaMessages(() => import('./SearchMenu.tsx').then(({ SearchMenu }) => SearchMenu))

/** The text and whether the menu is open, kept by the caller or, where it keeps none, here. */
function useSearch({
  value,
  defaultValue = '',
  onChange,
  isOpen,
  defaultOpen = false,
  onOpenChange,
}: SearchComboboxProps) {
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
 * A search form that suggests as one types: focus stays in its field, and the suggestions are links. What they are and
 * when they come is the caller's. A plain form until somebody reaches for it: the menu is React Aria's and comes then,
 * beside the field, which stays the same element.
 *
 * Keyboard: Enter follows the active suggestion, or submits the text; ↓ and ↑ open the menu and go round it, Page Down
 * and Page Up by ten, Alt+↑ closes it; Home, End, ← and → move the cursor in the text; Escape closes the menu, and
 * again clears the text; Tab goes on to the clearing button.
 *
 * Parts: `skeleton` is one row of what is waited for, `bone` a line in it; `match` the asked words in a title; `all`
 * leads to all answers, `retry` asks again.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { menu, onSubmit, onRetry, action = '/q', notice, ref, messages, classNames = {} } = props
  const words = useMessages(searchComboboxMessages, messages)
  const { text: value, isOpen, write, setOpen } = useSearch(props)
  const hasText = value.trim() !== ''
  const { part: Menu, request, link, setInput, setRoot, attributes, handlers } = useFieldOnIntent(loadMenu)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => link.input.current)
  useLayoutEffect(() => {
    if (isOpen) request()
  }, [isOpen, request])

  // Text that was typed before the page was hydrated is in the field only, and the next render would clear it.
  const takeEarlyText = useEffectEvent(() => {
    const early = link.input.current?.value ?? ''
    if (early !== value) write(early)
  })
  useEffect(() => takeEarlyText(), [])

  const openIfTyped = () => {
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
  const clear = () => {
    link.drop()
    write('')
  }

  return (
    <form
      ref={setRoot}
      className={classNames.root}
      role="search"
      aria-label={words.label}
      action={action}
      method="get"
      onSubmit={submit}
      onBlur={closeLeft}
    >
      <div className={classNames.field}>
        <Icon path={search} classNames={{ root: classNames.icon }} />
        <input
          {...attributes}
          {...handlers}
          ref={setInput}
          aria-label={words.label}
          className={classNames.input}
          name="q"
          value={value}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => {
            link.drop()
            write(target.value)
          }}
          onFocus={(event) => {
            handlers.onFocus(event)
            // A highlight that goes back to the field says so by an event of focus that no person caused.
            if (event.isTrusted) openIfTyped()
          }}
          onClick={openIfTyped}
        />
        {value !== '' && (
          <button
            className={classNames.clear}
            type="button"
            aria-label={words.clear}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              clear()
              link.input.current?.focus()
            }}
          >
            <Icon path={close} size="sm" classNames={{ root: classNames.icon }} />
          </button>
        )}
      </div>
      {Menu && (
        <Menu
          {...{
            link,
            menu,
            text: value,
            isOpen,
            onOpenChange: setOpen,
            onClear: clear,
            onRetry,
            notice,
            messages,
            classNames,
          }}
        />
      )}
    </form>
  )
}
