import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SearchResult } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { Select } from '@tropa/library/Select/dressed.ts'
import { TextField } from '@tropa/library/TextField/dressed.ts'
import { has, isTrackObjectType, keyOf, type ObjectRef, type Track } from '@tropa/machines'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import * as rows from '../account/parts/account.css.ts'
import { useWords } from '../messages/intl.tsx'
import { useDayTitle } from '../planner/useDayTitle.ts'
import type { Portal } from '../portal/portal.ts'
import { type AddedDay, dayChoices } from './day-choices.ts'
import * as styles from './shared-track.css.ts'

const mostFound = 8

/** Results of a search that can be on a track. */
const foundQuery = (portal: Portal, q: string) => ({
  queryKey: ['found-for-track', q],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { result_list } = await portal.search({ query: { q, limit: 24 } }, { signal })
    return result_list
      .flatMap((result) => {
        const { object_type, object_id, title, hint } = result
        return isTrackObjectType(object_type) ? [{ object: { object_type, object_id }, title, hint }] : []
      })
      .slice(0, mostFound)
  },
  enabled: q !== '',
  retry: false,
})

export type FindObjectProps = {
  /** The shared track, with its current stops. */
  track: Track
  onAdd: (object: ObjectRef, day: AddedDay) => void
}

/** Finds places and events and adds them to the shared track. */
export function FindObject({ track, onAdd }: FindObjectProps) {
  const say = useWords()
  const { portal } = useRouteContext({ from: '__root__' })
  const [text, setText] = useState('')
  const [q, setQ] = useState('')
  const { data, isError, isFetching, refetch } = useQuery(foundQuery(portal, q))
  const { choices, usual } = dayChoices(track)
  const dayTitle = useDayTitle(track)
  const [chosen, setChosen] = useState<AddedDay>()
  // The chosen day may have been removed.
  const day = chosen !== undefined && choices.includes(chosen) ? chosen : usual
  const found = data?.filter(({ object }) => !has(track, object)) ?? []
  const { around, adding } = useFocusAfterAdding(found.map(({ object }) => keyOf(object)))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = text.trim()
    if (words === q && isError) void refetch()
    setQ(words)
  }
  const status = isError
    ? say('sharedEditing.searchFailed')
    : data && found.length === 0
      ? say('sharedEditing.nothing')
      : ''
  return (
    <div ref={around} className={styles.find}>
      <form className={styles.findForm} role="search" aria-label={say('sharedEditing.find')} onSubmit={submit}>
        <TextField
          type="search"
          label={say('sharedEditing.find')}
          value={text}
          onChange={setText}
          autoComplete="off"
          maxLength={200}
        />
        <Button type="submit" isPending={isFetching}>
          {say('sharedEditing.search')}
        </Button>
      </form>
      <p role="status">{status}</p>
      {found.length > 0 && (
        <>
          {choices.length > 0 && (
            <Select
              label={say('sharedEditing.day')}
              options={choices.map((value) => ({ value: String(value), label: dayTitle(value) }))}
              value={String(day)}
              onChange={(value) => setChosen(choices.find((one) => String(one) === value))}
            />
          )}
          <ul className={rows.list} aria-label={say('sharedEditing.found')}>
            {found.map((one) => (
              <Found
                key={keyOf(one.object)}
                {...one}
                onAdd={(object) => {
                  adding(keyOf(object))
                  onAdd(object, day)
                }}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/**
 * An added object is removed from the list with its button, which had focus. Focus moves to the next one to add, else
 * to the field.
 * @param keys of the listed objects
 */
function useFocusAfterAdding(keys: readonly string[]) {
  const around = useRef<HTMLDivElement>(null)
  const added = useRef<{ key: string; index: number }>(null)
  useEffect(() => {
    if (!added.current || keys.includes(added.current.key)) return
    const { index } = added.current
    added.current = null
    if (document.activeElement !== document.body) return
    const buttons = [...(around.current?.querySelectorAll<HTMLElement>('li button') ?? [])]
    const next = buttons[index] ?? buttons.at(-1) ?? around.current?.querySelector('input')
    next?.focus()
  }, [keys])
  return { around, adding: (key: string) => void (added.current = { key, index: keys.indexOf(key) }) }
}

type FoundProps = { object: ObjectRef; title: string; hint: SearchResult['hint']; onAdd: (object: ObjectRef) => void }

function Found({ object, title, hint, onAdd }: FoundProps) {
  const say = useWords()
  return (
    <li className={rows.row}>
      <div className={rows.rowText}>
        <b>{title}</b>
        {hint && <p className={rows.quiet}>{hint}</p>}
      </div>
      <Button aria-label={say('sharedEditing.addOf', { title })} onClick={() => onAdd(object)}>
        {say('sharedEditing.add')}
      </Button>
    </li>
  )
}
