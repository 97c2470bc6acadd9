import { KeyRound } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ProviderDisplay, KnownProvider } from '@fanfare/contract/identity/data/session.ts'

const DRAWINGS: Record<KnownProvider, ReactElement> = {
  google: (
    <g fill="none" strokeWidth="4">
      <path stroke="#4285f4" d="M12.5 12H20a8 8 0 0 1-2.34 5.66" />
      <path stroke="#34a853" d="M17.66 17.66A8 8 0 0 1 5.07 16" />
      <path stroke="#fbbc05" d="M5.07 16a8 8 0 0 1 0-8" />
      <path stroke="#ea4335" d="M5.07 8a8 8 0 0 1 12.59-1.66" />
    </g>
  ),
  linkedin: (
    <>
      <rect x="2" y="2" width="20" height="20" rx="3.5" fill="#0a66c2" />
      <circle cx="7.2" cy="7.3" r="1.7" fill="#fff" />
      <path
        fill="#fff"
        d="M5.8 10.3h2.8v8H5.8zM10.4 10.3h2.7v1.2c.5-.8 1.4-1.4 2.7-1.4 2.2 0 3.4 1.4 3.4 4v4.2h-2.8v-3.9c0-1.2-.5-1.9-1.5-1.9-1.1 0-1.7.8-1.7 2v3.8h-2.8z"
      />
    </>
  ),
  github: (
    <path
      fill="currentColor"
      d="M4.6 3.2c1.3 0 2.7.8 3.7 1.6a13 13 0 0 1 7.4 0c1-.8 2.4-1.6 3.7-1.6.6 1.5.5 3 .1 3.9a6.2 6.2 0 0 1 1.5 4.2c0 4.6-2.6 6-5.8 6.4.6.6.9 1.5.9 2.6V23H7.9v-2c-2.5.5-3.6-.7-4.3-2-.4-.7-.8-1.1-1.4-1.4 1.4-.5 2.3.2 3 1.3.7 1 1.4 1.4 2.8 1 .1-.9.4-1.6.8-2.1C5.6 17.4 3 15.9 3 11.3c0-1.7.6-3.1 1.5-4.2-.4-.9-.5-2.4.1-3.9z"
    />
  ),
}

const isKnown = (provider: string): provider is KnownProvider => provider in DRAWINGS

export type ProviderMarkProps = Pick<ProviderDisplay, 'provider' | 'logo'>

/** The logo of a provider. Decorative: its name is next to it. */
export function ProviderMark({ provider, logo }: ProviderMarkProps) {
  if (logo !== null) return <img src={logo} alt="" className="size-5" />
  if (!isKnown(provider)) return <KeyRound aria-hidden />
  return (
    <svg aria-hidden viewBox="0 0 24 24">
      {DRAWINGS[provider]}
    </svg>
  )
}
