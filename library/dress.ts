import { createElement, type ComponentType, type JSX } from 'react'

/** A class for each named part of a component. */
export type ClassNames<Part extends string> = Readonly<Partial<Record<Part, string>>>

type PartsOf<P> = P extends { classNames?: ClassNames<infer Part> } ? Part : never
/** A skin has exactly one class for every part: a missing or unknown part is a type error. */
type Skin<P, S> = Readonly<Record<PartsOf<P>, string>> & { [K in Exclude<keyof S, PartsOf<P>>]: never }

/**
 * Returns the skin itself if no classes are added, so that a component is not rendered again because of its classes.
 */
const join = (skin: Readonly<Record<string, string>>, own?: ClassNames<string>) =>
  !own
    ? skin
    : Object.fromEntries(Object.entries(skin).map(([part, name]) => [part, own[part] ? `${name} ${own[part]}` : name]))

/**
 * The same component wearing a skin; `classNames` given by a caller are added to the skin's, part by part.
 * @param skin of the component's `.css.ts`: one class for each part; one object, as a namespace has more bytes
 */
/* @__NO_SIDE_EFFECTS__ */
export function dress<P extends { classNames?: ClassNames<string> }, const S extends Readonly<Record<string, string>>>(
  Component: ComponentType<P>,
  skin: S & Skin<P, S>,
): (props: P) => JSX.Element {
  const Dressed = (props: P) => createElement(Component, { ...props, classNames: join(skin, props.classNames) })
  return Object.assign(Dressed, Component, { displayName: Component.displayName ?? Component.name })
}
