/** Whether this is a Wayland session, where programs neither see the pointer nor place their windows. */
export function isWayland(platform: NodeJS.Platform, env: NodeJS.ProcessEnv): boolean {
  const display = env['WAYLAND_DISPLAY'] ?? ''
  return platform === 'linux' && (env['XDG_SESSION_TYPE'] === 'wayland' || display !== '')
}
