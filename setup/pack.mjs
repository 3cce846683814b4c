// What `npm run pack` runs: the library and the machines as packages, in `.build/packages`.
import { main } from './main.mjs'
import { packAll } from './packages.mjs'
import { say } from './say.mjs'

await main(async () => (await packAll()).forEach((file) => say(file)))
