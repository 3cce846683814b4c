import * as v from 'valibot'
import { type FailureCode, failureCodes } from './failure.ts'
import { parsed } from './requests.ts'

export const callNames = ['create', 'capture', 'cancel', 'refund', 'receipt', 'read'] as const
export type CallName = (typeof callNames)[number]

/**
 * Faults of a call, besides the codes of the protocol, with which nothing is done. `error_after`: the call is carried
 * out and the response is 500. `lost_answer`: it is carried out and the connection is cut. `silence`: it is carried
 * out and no response is sent.
 */
const afterwards = ['error_after', 'lost_answer', 'silence'] as const
const Fault = v.strictObject({
  call: v.picklist(callNames),
  fault: v.picklist([...failureCodes, ...afterwards]),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
})
type Afterwards = (typeof afterwards)[number]

export type Faults = {
  /** @throws {Failure} for a body that names no fault */
  plan: (body: unknown) => void
  /** The next planned fault of a call, which then counts as happened. */
  next: (call: CallName) => FailureCode | Afterwards | undefined
}

export const isAfterwards = (fault: FailureCode | Afterwards | undefined): fault is Afterwards =>
  afterwards.some((name) => name === fault)

/** Faults that a test plans for the next calls. */
export function openFaults(): Faults {
  const queues = new Map<CallName, (FailureCode | Afterwards)[]>()
  return {
    plan: (body) => {
      const { call, fault, times } = parsed(Fault, body)
      queues.set(call, [...(queues.get(call) ?? []), ...Array.from({ length: times }, () => fault)])
    },
    next: (call) => queues.get(call)?.shift(),
  }
}
