import { createContext, use } from 'react'
import type { Platform } from './platform.ts'

/** Provided by `createApp`. */
export const PlatformContext = createContext<Platform | null>(null)

/** The platform this client runs on. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (platform === null) throw new Error('usePlatform needs the providers of createApp')
  return platform
}
