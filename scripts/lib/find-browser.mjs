import { existsSync } from 'node:fs'

// The headless shell first: it is Chromium without the parts that draw a window, and tests take half the CPU time.
const KNOWN = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium on this machine, or undefined. `CHROMIUM` names another one. */
export const findBrowser = () => KNOWN.find((path) => path && existsSync(path))
