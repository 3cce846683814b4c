import type { Journey } from './journey.ts'

const placesOf = ({ origin, destination, depart, back }: Journey): Readonly<Record<string, string>> => ({
  origin,
  destination,
  depart,
  return: back ?? '',
})

/**
 * The partner's page for a journey.
 * @param template `FLIGHTS_URL`: with places to fill in braces, or an address that takes parameters of those names
 */
export function partnerAddress(template: string, journey: Journey): string {
  const places = placesOf(journey)
  if (template.includes('{'))
    return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ''))
  const url = new URL(template)
  for (const [name, value] of Object.entries(places)) if (value !== '') url.searchParams.set(name, value)
  return url.href
}

/** By what name a visitor knows the partner. */
export const partnerName = (template: string) => new URL(template.replace(/[{}]/g, '')).hostname.replace(/^www\./, '')
