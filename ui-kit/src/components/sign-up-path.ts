/** The part of the sign-in page that is the form of a new account. */
export const SIGN_UP_HASH = '#create-account'

/** The sign-in page with the form of a new account open; a link to it also works before scripts have loaded. */
export const SIGN_UP_PATH = `/login${SIGN_UP_HASH}`
