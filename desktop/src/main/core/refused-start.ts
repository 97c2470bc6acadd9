import { refusedSwitches } from './refused-switches.ts'

/** Variables of Electron that a packaged client does not start with: the sandbox would be off, unseen. */
const REFUSED_VARIABLES = ['ELECTRON_DISABLE_SANDBOX'] as const

export interface StartConditions {
  packaged: boolean
  isAppImage: boolean
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  hasSwitch: (name: string) => boolean
}

/** Why a client does not start, as a sentence for its output; null when it starts. */
export function refusedStart({
  packaged,
  isAppImage,
  platform,
  env,
  hasSwitch,
}: StartConditions): string | null {
  const refused = [
    ...refusedSwitches(hasSwitch, isAppImage).map((name) => `--${name}`),
    ...REFUSED_VARIABLES.filter((name) => env[name] !== undefined),
  ]
  if (packaged && refused.length > 0) return `Fanfare does not start with ${refused.join(', ')}`
  // Electron would end with a segmentation fault.
  if (platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY'])
    return 'Fanfare needs a desktop: neither DISPLAY nor WAYLAND_DISPLAY is set'
  return null
}
