/**
 * Switches of Chromium that let another program debug the client, read its traffic, skip the checks of certificates
 * and origins, or load code into it. A packaged client does not start with any of them.
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
] as const

/** The refused switches among those a client was started with. */
export function refusedSwitches(hasSwitch: (name: string) => boolean): string[] {
  return REFUSED_SWITCHES.filter((name) => hasSwitch(name))
}
