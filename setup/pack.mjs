// What `npm run pack` runs: packs the library and the machines as npm packages into `.build/packages`.
import { main } from './main.mjs'
import { packAll } from './packages.mjs'
import { say } from './progress.mjs'

await main(async () => (await packAll()).forEach((file) => say(file)))
