// What `npm run pack` runs: the library and the machines as packages, in `.build/packages`.
import { packAll } from './packages.mjs'
import { say } from './say.mjs'

const files = await packAll()
files.forEach((file) => say(file))
