import { faintPairs } from '@tropa/library/theme/contrast.ts'
import { expect, test } from 'vitest'
import { theme } from './theme.ts'

test.each(Object.entries(theme))(
  'every pair of adjacent colours of the region in %s has enough contrast',
  (_, colors) => {
    expect(faintPairs(colors)).toEqual([])
  },
)
