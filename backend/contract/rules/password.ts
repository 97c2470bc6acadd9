/** The symbols of which a password needs one. */
export const PASSWORD_SYMBOLS = '!@#$%^&*'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** What a password must have, in the order the checklist shows it. */
export const PASSWORD_REQUIREMENTS = {
  length: (password: string) => password.length >= PASSWORD_MIN,
  upper: (password: string) => /[A-Z]/.test(password),
  lower: (password: string) => /[a-z]/.test(password),
  symbol: (password: string) => /[!@#$%^&*]/.test(password),
} as const satisfies Record<string, (password: string) => boolean>

export type PasswordRequirement = keyof typeof PASSWORD_REQUIREMENTS

/** The requirements a password does not meet, in the order of the checklist. */
export function unmetPasswordRequirements(password: string): PasswordRequirement[] {
  const names = Object.keys(PASSWORD_REQUIREMENTS) as PasswordRequirement[]
  return names.filter((name) => !PASSWORD_REQUIREMENTS[name](password))
}
