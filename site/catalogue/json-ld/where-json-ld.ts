import type { GeoCoordinates, Place, PostalAddress } from 'schema-dts'
import { pointOf } from '../../geography/distance.ts'
import { region } from '../../region/region.ts'
import type { DescriptionContext } from './described-thing.ts'
import { textIn } from '../../messages/text-in.ts'

export const coordinates = (geolocation: string | undefined): GeoCoordinates | undefined =>
  geolocation === undefined ? undefined : { '@type': 'GeoCoordinates', ...pointOf(geolocation) }

type Somewhere = { territory: { the_title: string } | null; the_address?: string }

/** An address as far as it is known, or the region. */
export const postalAddress = (
  { territory, the_address }: Somewhere,
  { language }: DescriptionContext,
): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: the_address,
  addressLocality: territory?.the_title,
  addressRegion: textIn(region.fullName, language),
  addressCountry: 'RU',
})

/** A place that is not an object of the portal: where an event is held, where a trip begins. */
export const spot = (name: string, geolocation: string | undefined, address: PostalAddress): Place => ({
  '@type': 'Place',
  name,
  geo: coordinates(geolocation),
  address,
})
