import * as v from 'valibot'
import { BirthDate, Inn, Name, Passport, PlaceName, Sex, Snils, SouvenirSize } from './person.ts'

/** Somebody who takes part in a tour; an offer says which of the optional fields it requires. */
export const Participant = v.object({
  last_name: Name,
  first_name: Name,
  patronymic: v.nullish(Name, null),
  birth_date: v.nullish(BirthDate, null),
  sex: v.nullish(Sex, null),
  city: v.nullish(PlaceName, null),
  passport: v.nullish(Passport, null),
  snils: v.nullish(Snils, null),
  souvenir_size: v.nullish(SouvenirSize, null),
  organization_title: v.nullish(PlaceName, null),
  organization_inn: v.nullish(Inn, null),
})
export type Participant = v.InferOutput<typeof Participant>

/** A participant that an account keeps for the next order. */
export const SavedParticipant = v.object({ id: v.number(), ...Participant.entries })
export type SavedParticipant = v.InferOutput<typeof SavedParticipant>
