import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { familyQuery } from '../parts/account-queries.ts'
import { AccountPart } from '../parts/AccountPart.tsx'
import { FamilyList } from './FamilyList.tsx'
import { newParticipantForm, participantForm } from './family-forms.ts'
import { ParticipantForm } from './ParticipantForm.tsx'
import { NoParticipant } from './NoParticipant.tsx'
import type { ProfileParams } from './profile-params.ts'

/** Without JavaScript the address still names the form after it has been accepted. */
function useIsAccepted(): boolean {
  const { submitted } = useRouteContext({ from: '__root__' })
  const [isAccepted] = useState(
    () =>
      submitted?.outcome.kind === 'done' &&
      [newParticipantForm, participantForm].some(({ id }) => id === submitted.form),
  )
  return isAccepted
}

/** The participant whose form was open last on this page, to return focus to their row. */
function useLastOpened(participant: ProfileParams['participant']) {
  const [last, setLast] = useState(participant)
  if (participant !== null && participant !== last) setLast(participant)
  return last
}

/** Participants that the account keeps for orders, or the form of one of them. */
export function FamilyTab({ participant }: Pick<ProfileParams, 'participant'>) {
  const { portal } = useRouteContext({ from: '__root__' })
  const isAccepted = useIsAccepted()
  const last = useLastOpened(participant)
  if (participant === 'new' && !isAccepted) return <ParticipantForm participant={null} />
  return (
    <AccountPart query={familyQuery(portal)}>
      {({ participant_list }) => {
        if (participant === null || participant === 'new' || isAccepted)
          return <FamilyList participants={participant_list} closed={isAccepted ? null : last} />
        const known = participant_list.find(({ id }) => id === participant)
        return known ? <ParticipantForm key={known.id} participant={known} /> : <NoParticipant />
      }}
    </AccountPart>
  )
}
