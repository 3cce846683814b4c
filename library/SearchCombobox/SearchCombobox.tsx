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
  /** The content of the menu under the field; it is never open while the text is blank. */
  menu: SearchMenuState
  /** Default: typing opens it. */
  isOpen?: boolean
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Replaces the submit of the form: gets the text, trimmed and in lower case. */
  onSubmit?: (text: string) => void
  /** Repeats the call; without it a failed menu has no retry button. */
  onRetry?: () => void
  /** The address of the form before scripts run, with the text as `q`. */
  action?: string
  /** Shown above the suggestions, for example that there is no network. */
  notice?: ReactNode
  /** The field itself. */
  ref?: Ref<HTMLInputElement>
  messages?: Partial<SearchComboboxMessages>
  classNames?: ClassNames<SearchComboboxPart>
}

const loadMenu = withAriaMessages(() => import('./SearchMenu.tsx'))

/** The text and whether the menu is open, controlled by the caller or kept here. */
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
 * A search form with suggestions: focus stays in its field, and the suggestions are links. The caller decides what
 * they are and when they load. It is a plain form until the visitor reaches for it: then React Aria's menu loads, and
 * the field stays the same element. Keyboard: Enter follows the active suggestion, or submits the text; ↓ and ↑ open
 * the menu and cycle through it, Page Down and Page Up move by ten, Alt+↑ closes it; Home, End, ← and → move the
 * cursor in the text; Escape closes the menu, and again clears the text; Tab goes to the clear button. Parts:
 * `skeleton` is one row of a loading suggestion, `bone` a line in it; `match` the searched words in a title; `all`
 * links to all results, `retry` repeats the call.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function SearchCombobox(props: SearchComboboxProps) {
  const { menu, onSubmit, onRetry, action = '/q', notice, ref, messages, classNames = {} } = props
  const words = useMessages(searchComboboxMessages, messages)
  const { text: value, isOpen, write, setOpen } = useSearch(props)
  const hasText = value.trim() !== ''
  const { part, request, link, setInput, setRoot, attributes, handlers } = useFieldOnIntent(loadMenu)
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
            // When the highlight returns to the field, a focus event is fired that no user caused.
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
      {part && (
        <part.SearchMenu
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
