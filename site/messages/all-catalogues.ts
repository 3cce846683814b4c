import en from './en.json'
import { addCatalogue } from './intl.tsx'
import ru from './ru.json'

/** Import for every language at once: on the server and in tests. */
addCatalogue('ru', ru)
addCatalogue('en', en)
