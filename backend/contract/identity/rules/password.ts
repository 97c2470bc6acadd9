/** A password needs one of these symbols. */
export const PASSWORD_SYMBOLS = '!@#$%^&*'

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128

/** The requirements of a password, in the order of the checklist. */
export const PASSWORD_REQUIREMENTS = {
  length: (password: string) => password.length >= PASSWORD_MIN,
  upper: (password: string) => /[A-Z]/.test(password),
  lower: (password: string) => /[a-z]/.test(password),
  symbol: (password: string) => /[!@#$%^&*]/.test(password),
} as const satisfies Record<string, (password: string) => boolean>

export type PasswordRequirement = keyof typeof PASSWORD_REQUIREMENTS

/** The unmet requirements of a password, in the order of the checklist. */
export function unmetPasswordRequirements(password: string): PasswordRequirement[] {
  const names = Object.keys(PASSWORD_REQUIREMENTS) as PasswordRequirement[]
  return names.filter((name) => !PASSWORD_REQUIREMENTS[name](password))
}
