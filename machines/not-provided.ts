/** Stands where `provide` puts the real effect. @throws always, naming the effect that is missing */
export function notProvided(effect: string): never {
  throw new Error(`This machine needs its "${effect}": give it with provide()`)
}
