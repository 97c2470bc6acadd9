/** The command-line flag with which the system starts the client at login. */
export const HIDDEN_FLAG = '--hidden'
