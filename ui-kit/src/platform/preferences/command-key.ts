/** The modifier of shortcuts such as ⌘K, as it is printed on this keyboard. */
export const COMMAND_KEY = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '') ? '⌘' : 'Ctrl'
