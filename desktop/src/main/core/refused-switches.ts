/**
 * Switches of Chromium that let another program debug the client, read or redirect its traffic, skip the checks of
 * certificates and origins, turn off the sandbox, or load code into it. A packaged client refuses to start with any of
 * them. Proxies come from the system's settings.
 */
const REFUSED_SWITCHES = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'inspect',
  'inspect-brk',
  'inspect-port',
  'js-flags',
  'load-extension',
  'disable-web-security',
  'allow-running-insecure-content',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'log-net-log',
  'ssl-key-log-file',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
  'browser-subprocess-path',
  'disable-setuid-sandbox',
  'disable-namespace-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-gpu-sandbox',
  'single-process',
  'in-process-gpu',
  'proxy-server',
  'proxy-pac-url',
  'proxy-bypass-list',
  'host-resolver-rules',
  'host-rules',
  'remote-allow-origins',
  'disable-site-isolation-trials',
  'unsafely-treat-insecure-origin-as-secure',
  'auth-server-allowlist',
  'auth-negotiate-delegate-allowlist',
] as const

/** The refused switches on a command line. */
export function refusedSwitches(hasSwitch: (name: string) => boolean, isAppImage: boolean): string[] {
  // The AppImage runtime adds it where the system has no sandbox for it.
  const refused = isAppImage ? REFUSED_SWITCHES : [...REFUSED_SWITCHES, 'no-sandbox']
  return refused.filter((name) => hasSwitch(name))
}
