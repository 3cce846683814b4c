import {
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ContextFrom,
  createActor,
  type EventFromLogic,
  type InputFrom,
  SimulatedClock,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'

type Walk<M extends AnyStateMachine> = {
  input?: InputFrom<M>
  /** Every case of every event the machine is sent. */
  events: readonly EventFromLogic<M>[]
  /** What its actors may answer; each may also fail. */
  outputs?: readonly unknown[]
  /** Whether the walk stops here, for a context that would grow for ever. */
  isFar?: (context: ContextFrom<M>) => boolean
  /** Checked in every state that the walk reaches. */
  invariant?: (snapshot: AnyMachineSnapshot) => void
}

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const transitionsOf = (node: AnyStateNode) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
const nodesIn = (snapshot: object): AnyStateNode[] =>
  '_nodes' in snapshot ? (snapshot as AnyMachineSnapshot)._nodes : []
const nameOf = ({ source, eventType, target = [] }: AnyTransitionDefinition) =>
  `${source.id} on ${eventType || 'its own'} to ${target.map(({ id }) => id).join(', ') || 'itself'}`

/**
 * Sends each event in each reachable state of a machine, and reports the states that were never reached and the
 * transitions never taken.
 */
export function walk<M extends AnyStateMachine>(
  machine: M,
  { input, events, outputs = [], isFar, invariant }: Walk<M>,
) {
  const taken = new Set<AnyTransitionDefinition>()
  const reached = new Set<AnyStateNode>()

  const casesOf = (type: string): AnyEventObject[] => {
    if (type.startsWith('xstate.done.')) return outputs.map((output) => ({ type, output }))
    return type.startsWith('xstate.') ? [{ type }] : events.filter((event) => event.type === type)
  }
  const options = {
    input,
    events: (snapshot: AnyMachineSnapshot) =>
      [...new Set(snapshot._nodes.flatMap(({ ownEvents }) => ownEvents))].flatMap(casesOf),
    stopWhen: ({ context }: AnyMachineSnapshot) => isFar?.(context) ?? false,
  }

  const replay = (story: readonly AnyEventObject[]) => {
    const actor = createActor<AnyStateMachine>(machine, {
      input,
      clock: new SimulatedClock(),
      inspect: (seen) => {
        if (seen.type !== '@xstate.microstep') return
        seen._transitions.forEach((transition) => taken.add(transition))
        nodesIn(seen.snapshot).forEach((node) => reached.add(node))
      },
    }).start()
    for (const event of story) {
      actor.send(event)
      invariant?.(actor.getSnapshot())
    }
    actor.stop()
  }

  const steps = adjacencyMapToArray(getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(machine, options))
  const onwards = Map.groupBy(steps, ({ state }) => JSON.stringify(state))
  for (const path of getShortestPaths<ActorLogic<AnyMachineSnapshot, AnyEventObject>>(machine, options)) {
    for (const { event } of onwards.get(JSON.stringify(path.state)) ?? [])
      replay([...path.steps.map((step) => step.event), event])
  }
  const nodes = nodesOf(machine.root)
  return {
    unreached: nodes.filter((node) => !reached.has(node)).map(({ id }) => id),
    untaken: nodes
      .flatMap(transitionsOf)
      .filter((transition) => !taken.has(transition))
      .map(nameOf),
  }
}

/** Lets time pass in steps: in one leap, a timer that another sets off would start late. */
export function elapse(clock: SimulatedClock, milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 50) clock.increment(Math.min(left, 50))
}
