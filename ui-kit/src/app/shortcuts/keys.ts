/** The shortcuts of the shell, as the palette and the help show them. */
export const SHELL_KEYS = {
  share: ['N'],
  dashboard: ['G', 'D'],
  community: ['G', 'C'],
  organizations: ['O'],
  theme: ['T'],
  shortcuts: ['?'],
} as const

export type ShellCommand = keyof typeof SHELL_KEYS

export const SHELL_COMMANDS = Object.keys(SHELL_KEYS) as ShellCommand[]

/** The shortcuts for what waits on the dashboard, for the help. */
export const DASHBOARD_KEYS = {
  copy: ['C'],
  next: ['→'],
  previous: ['←'],
} as const

export const DASHBOARD_COMMANDS = Object.keys(DASHBOARD_KEYS) as (keyof typeof DASHBOARD_KEYS)[]

/** The shortcuts on the page of a post, for the help. */
export const POST_KEYS = {
  next: ['J'],
  previous: ['K'],
  copy: ['C'],
  respond: ['R'],
  suggest: ['S'],
} as const

export const POST_COMMANDS = Object.keys(POST_KEYS) as (keyof typeof POST_KEYS)[]
