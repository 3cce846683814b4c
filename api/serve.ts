// The program of the API. Its modules load after the hook has been registered.
import './database/drizzle-modules.ts'

await import('./serving.ts')
