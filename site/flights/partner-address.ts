import type { Journey } from './journey.ts'

const placesOf = ({ origin, destination, depart, back }: Journey): Readonly<Record<string, string>> => ({
  origin,
  destination,
  depart,
  return: back ?? '',
})

/**
 * The address of the partner's page for a journey.
 * @param template `FLIGHTS_URL`: with placeholders in braces, or an address that takes parameters of these names
 */
export function partnerAddress(template: string, journey: Journey): string {
  const places = placesOf(journey)
  if (template.includes('{'))
    return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ''))
  const url = new URL(template)
  for (const [name, value] of Object.entries(places)) if (value !== '') url.searchParams.set(name, value)
  return url.href
}

/** The host of the partner, as a name for visitors. */
export const partnerName = (template: string) => new URL(template.replace(/[{}]/g, '')).hostname.replace(/^www\./, '')
