import { Button } from '@tropa/library/Button/dressed.ts'
import { Icon } from '@tropa/library/Icon/dressed.ts'
import { target } from '@tropa/library/Icon/icons.ts'
import { useSyncExternalStore } from 'react'
import { pointOf } from '../geography/distance.ts'
import { useWords } from '../messages/intl.tsx'
import { mapsPlatformOf, routeAddress, type MapsPlatform } from './route-address.ts'

const never = () => () => {}
const usePlatform = (): MapsPlatform =>
  useSyncExternalStore(
    never,
    () => mapsPlatformOf(navigator),
    () => 'other',
  )

export type RouteLinkProps = { title: string; geolocation: string; variant?: 'primary' | 'secondary' }

/** Opens the way to a place in the maps of the visitor's device. */
export function RouteLink({ title, geolocation, variant = 'secondary' }: RouteLinkProps) {
  const say = useWords()
  const platform = usePlatform()
  return (
    <Button
      href={routeAddress(pointOf(geolocation), title, platform)}
      variant={variant}
      aria-label={say('place.routeTo', { title })}
      {...(platform === 'other' && { target: '_blank', rel: 'noopener' })}
    >
      <Icon path={target} size="sm" />
      {say('place.route')}
    </Button>
  )
}
