// Before each file of tests with a DOM.
import { configure } from '@testing-library/react'

// A machine under load takes its time; nothing here is timed.
configure({ asyncUtilTimeout: 20_000 })
