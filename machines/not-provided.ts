/** The default of an effect that `provide` must replace. @throws always, naming the effect that is missing */
export function notProvided(effect: string): never {
  throw new Error(`This machine needs its "${effect}": give it with provide()`)
}
