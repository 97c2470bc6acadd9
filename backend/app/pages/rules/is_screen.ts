import { clientPathOf } from '#contract/rules/client_paths'

/** Paths that are no screens of the client: the API, assets, and everything with a file extension. */
const NO_SCREEN = /^\/(?:api|assets)(?:\/|$)|\.[a-z0-9]+$/i

/** Whether a path can be no screen of the client, not even one that is missing. */
export const isNoScreen = (path: string): boolean => NO_SCREEN.test(path)

/** Whether the client has a screen at a path. */
export const isScreen = (path: string): boolean => !isNoScreen(path) && clientPathOf(path) !== undefined
