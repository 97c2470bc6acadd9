import { bridge } from '../bridge.ts'

/** On a Mac the command key is ⌘. */
export const IS_MAC = bridge.platform === 'darwin'

const COMMAND = IS_MAC ? 'Meta' : 'Control'

/** The keys of the panel for `aria-keyshortcuts`. */
export const ARIA_KEYS = { edit: `${COMMAND}+E`, undo: `${COMMAND}+Z` }
