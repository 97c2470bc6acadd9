/** Said on the command line when the system starts the client at login. */
export const HIDDEN = '--hidden'
