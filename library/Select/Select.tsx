import { useRef, type ComponentPropsWithRef } from 'react'
import type { ClassNames } from '../dress.ts'
import { Field, type FieldPart, type FieldWords } from '../Field/Field.tsx'
import { useFieldErrors } from '../Form/useFieldErrors.ts'
import { Icon } from '../Icon/Icon.tsx'
import { chevronDown } from '../Icon/icons.ts'
import type { SelectMessages } from '../messages/Select.ts'
import { useOnIntent } from '../onIntent/useOnIntent.ts'
import { withAriaMessages } from '../onIntent/withAriaMessages.ts'
import type { SelectOption } from './option.ts'
import type { SelectSearchPart, SelectSearchProps } from './SelectSearch.tsx'

export type SelectPart = FieldPart | SelectSearchPart | 'frame' | 'select' | 'icon'

export type { SelectOption }
interface OwnProps extends FieldWords {
  options: readonly SelectOption[]
  /** Shown first, with an empty value. */
  placeholder?: string
  value?: string
  defaultValue?: string
  /** Takes the chosen option's `value`. */
  onChange?: (value: string) => void
  /** How tall the list may grow before it scrolls: 13.5rem, or 17.5rem when `tall`. */
  size?: 'regular' | 'tall'
  /** Once scripts run, the list opens with a search field; for lists of about ten options and more. */
  isSearchable?: boolean
  isDisabled?: boolean
  /** The words of the list with a search. */
  messages?: Partial<SelectMessages>
  classNames?: ClassNames<SelectPart>
}
/** The properties of a `Select`, and every attribute of its `<select>`. */
export type SelectProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'select'>,
    keyof OwnProps | 'defaultValue' | 'disabled' | 'required' | 'className' | 'children'
  >

const loadSearch = withAriaMessages(() => import('./SelectSearch.tsx'))

/** Loads the list with a search when the visitor reaches for the `<select>`. */
function SearchOnIntent(props: SelectSearchProps) {
  const { part } = useOnIntent(props.frame, loadSearch)
  return part && <part.SelectSearch {...props} />
}

/**
 * A choice of one of several values: the browser's own `<select>`, which works on every phone and without scripts. If
 * the browser can style it, the list has the theme and a limited height; otherwise it is the platform's. `ref` is the
 * `<select>`.
 *
 * With `isSearchable` the same `<select>` opens a list with a search field, which loads on intent. It stays the
 * control: it has the focus, the value that a form sends, and its validity. Until the search has loaded it opens the
 * browser's list.
 *
 * Keyboard: as on the platform. Arrows choose, Space opens, letters find, Escape closes. With a search, ↓, ↑, Enter and
 * Space open the list, and a letter opens it with the matches. In it ↓ and ↑ cycle, Page Down and Page Up move by ten,
 * Enter and Tab choose, Escape and Alt+↑ close without choosing.
 *
 * Parts: `popup` contains the `search` (a `searchIcon` and a `searchInput`) and the `list`, or `empty` if nothing
 * matches.
 *
 * @see https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export const Select = (props: SelectProps) => {
  const {
    label,
    hint,
    error: _error,
    isRequired,
    options,
    placeholder,
    onChange,
    size = 'regular',
    isSearchable,
    isDisabled,
    messages,
    classNames: c = {},
    ...rest
  } = props
  const error = useFieldErrors(rest.name, props.error)
  const frame = useRef<HTMLDivElement>(null)
  return (
    <Field
      id={rest.id}
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      isDisabled={isDisabled}
      describedBy={rest['aria-describedby']}
      classNames={c}
    >
      {(control) => (
        <div ref={frame} className={c.frame}>
          <select
            {...rest}
            {...control}
            className={c.select}
            data-size={size}
            required={isRequired}
            disabled={isDisabled}
            onChange={(event) => onChange?.(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={chevronDown} className={c.icon} />
          {isSearchable && (
            <SearchOnIntent
              {...{ frame, options, placeholder, size, messages, classNames: c }}
              labelId={`${control.id}-label`}
            />
          )}
        </div>
      )}
    </Field>
  )
}
