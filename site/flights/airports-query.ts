import { queryOptions } from '@tanstack/react-query'
import type { Portal } from '../portal/portal.ts'

const hour = 3_600_000

export const airportsQuery = (portal: Portal) =>
  queryOptions({ queryKey: ['airports'], queryFn: ({ signal }) => portal.airports({}, { signal }), staleTime: hour })
