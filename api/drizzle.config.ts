import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./database/content.ts', './database/people-tables.ts'],
  out: './database/migrations',
})
