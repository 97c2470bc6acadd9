/** The key of commands like ⌘K and ⌘Enter, as this keyboard writes it. */
export const COMMAND_KEY = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl'
