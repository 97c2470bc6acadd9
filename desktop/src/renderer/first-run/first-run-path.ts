/** The screen of the first run on this computer. */
export const FIRST_RUN_PATH = '/first-run'
