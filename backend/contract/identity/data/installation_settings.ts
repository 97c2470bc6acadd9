import type { SignUpPolicy, SignUpWay } from '../rules/sign_up.ts'

/** Who may create an account, for each way to do so. */
export type SignUpPolicies = Record<SignUpWay, SignUpPolicy>

export interface SignUpSettings extends SignUpPolicies {
  /** The domains of the policy `domains`, in lower-case Punycode, without those below them. */
  domains: string[]
}

/** The settings of the installation, for its administrators. */
export interface InstallationSettings {
  signUp: SignUpSettings
  /** Whether the settings are those of the environment, because no administrator has saved any. */
  isPreset: boolean
}

export interface InstallationSettingsRequest {
  signUp: SignUpSettings
}
