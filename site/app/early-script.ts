import { noteEarlyChanges } from '../forms/note-early-changes.ts'
import { noteEarlyClicks } from './early-clicks.ts'

noteEarlyClicks()
noteEarlyChanges()
