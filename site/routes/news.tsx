import { createFileRoute, redirect } from '@tanstack/react-router'

/** The other name of the news. */
export const Route = createFileRoute('/news')({
  beforeLoad: () => {
    throw redirect({ href: '/posts', statusCode: 308 })
  },
})
