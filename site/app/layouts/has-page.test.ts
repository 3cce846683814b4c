import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routeTree } from '../../routes.gen.ts'
import { hasPageIn } from './has-page.ts'

const router = createRouter({ routeTree, history: createMemoryHistory(), context: {} as never })
const hasPage = hasPageIn(router)

test.each([
  '/',
  '/tours',
  '/tours/5001',
  '/tours?category=ethno',
  '/news',
  '/pages/107.old',
  '/docs/1.pdf',
  '/about',
  'https://visit-ugra.example/events',
  'https://cabinet.example',
  'mailto:a@b.example',
])('%s is shown in a menu', (href) => expect(hasPage(href)).toBe(true))

test.each([
  '/profile/reviews',
  '/profile/reviews?tab=1',
  '/tours/5001/reviews',
  'https://visit-ugra.example/profile/reviews',
  'javascript:alert(1)',
])('%s is left out of a menu', (href) => expect(hasPage(href)).toBe(false))
