import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { SavedParticipant } from '@tropa/contract'
import { Button } from '@tropa/library/Button/dressed.ts'
import { useIsHydrated } from '@tropa/library/useIsHydrated.ts'
import { useState } from 'react'
import { familyQuery } from '../account/parts/account-queries.ts'
import { fullName } from '../account/profile/participant-text.ts'
import { sizeOptions, useSexOptions } from '../account/profile/person-options.ts'
import { FormFieldView } from '../forms/FormFieldView.tsx'
import type { FormValues } from '../forms/submitted-form.ts'
import { useWords } from '../messages/intl.tsx'
import { useSession } from '../visitor/SessionProvider.tsx'
import * as styles from './checkout.css.ts'
import { fieldsOfParticipant } from './order-fields.ts'

export type ParticipantGroupProps = {
  offerId: number
  /** From 0. */
  place: number
  requires: readonly string[]
  /** Initial values of the fields, by name. */
  values: FormValues
  /** The title of the offer, with its date. */
  title: string
  onFill: () => void
}

/**
 * One participant of an offer, with only the fields that the offer requires; one press fills them in from the
 * account's family.
 */
export function ParticipantGroup({ offerId, place, requires, values, title, onFill }: ParticipantGroupProps) {
  const say = useWords()
  const isHydrated = useIsHydrated()
  const [filled, setFilled] = useState<{ count: number; by: SavedParticipant | null }>({ count: 0, by: null })
  const sexOptions = useSexOptions()
  const fields = fieldsOfParticipant(offerId, place, requires)
  if (fields.length === 0) return null
  // A provider may require a field that the account does not keep: it is `undefined` then.
  const valueOf = (name: string, field: string) => {
    if (!filled.by) return values[name]
    const saved: Readonly<Record<string, string | number | null | undefined>> = filled.by
    return saved[field]?.toString()
  }
  const fill = (by: SavedParticipant) => {
    setFilled(({ count }) => ({ count: count + 1, by }))
    onFill()
  }
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>
        {say('checkout.participantNumber', { number: place + 1 })}
        <span className={styles.of}>{title}</span>
      </legend>
      <FamilyButtons title={`${say('checkout.participantNumber', { number: place + 1 })}, ${title}`} onChoose={fill} />
      <div key={filled.count} className={styles.fields}>
        {fields.map((field) => {
          const own = field.name.split('.').at(-1) ?? ''
          return (
            <FormFieldView
              key={field.name}
              {...{ field, isHydrated }}
              id={`checkout-${field.name}`}
              value={valueOf(field.name, own)}
              label={say(field.label)}
              hint={field.hint && say(field.hint, 'bounds' in field ? field.bounds : {})}
              options={own === 'sex' ? sexOptions : own === 'souvenir_size' ? sizeOptions : undefined}
              place={undefined}
              isDeciding={false}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

type FamilyButtonsProps = { title: string; onChoose: (participant: SavedParticipant) => void }

/** The participants that the account keeps; renders nothing for guests. */
function FamilyButtons({ title, onChoose }: FamilyButtonsProps) {
  const say = useWords()
  const isHydrated = useIsHydrated()
  const { portal } = useRouteContext({ from: '__root__' })
  const isSignedIn = useSession().auth !== null
  const { data } = useQuery({ ...familyQuery(portal), enabled: isSignedIn && isHydrated })
  if (!data || data.participant_list.length === 0) return null
  return (
    <div className={styles.ways} role="group" aria-label={say('checkout.fillOf', { title })}>
      <span className={styles.quiet}>{say('checkout.fill')}</span>
      {data.participant_list.map((participant) => (
        <Button key={participant.id} onClick={() => onChoose(participant)}>
          {fullName(participant)}
        </Button>
      ))}
    </div>
  )
}
