import { refusedSwitches } from './refused-switches.ts'

/** Variables of Electron with which a packaged client refuses to start: they would silently disable the sandbox. */
const REFUSED_VARIABLES = ['ELECTRON_DISABLE_SANDBOX'] as const

export interface StartConditions {
  packaged: boolean
  isAppImage: boolean
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  hasSwitch: (name: string) => boolean
}

/** Why the client does not start, as a sentence for stderr; null when it starts. */
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
