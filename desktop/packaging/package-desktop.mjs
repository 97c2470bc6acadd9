import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { at } from '../../scripts/lib/paths.mjs'
import { toolEnv } from '../../scripts/lib/toolchain.mjs'

/** The version of Electron that ships. */
const shippedVersion = () =>
  JSON.parse(readFileSync(at('desktop', 'node_modules', 'electron', 'package.json'), 'utf8')).version

/**
 * The fuses keep a packaged client from running as Node, being debugged, or loading code from outside its archive, which
 * macOS and Windows verify. Pages of `file:` get no extra privileges.
 */
const FUSES = {
  runAsNode: false,
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  onlyLoadAppFromAsar: true,
  enableEmbeddedAsarIntegrityValidation: true,
  grantFileProtocolExtraPrivileges: false,
  // There are no cookies, and asking the keyring for their key would delay the start.
  enableCookieEncryption: false,
}

/** Installed clients look for updates at the URL in `FANFARE_UPDATES`, or not at all. */
function updatesFrom(address) {
  return address ? ['-c.publish.provider=generic', `-c.publish.url=${address}`] : []
}

// Debian's own tools replace what electron-builder would download.
function standIns() {
  const sevenZip = '/usr/bin/7za'
  return {
    ...(existsSync('/usr/bin/dpkg-deb') && {
      CUSTOM_FPM_PATH: at('desktop', 'packaging', 'fpm', 'main.mjs'),
    }),
    ...(existsSync(sevenZip) && { ELECTRON_BUILDER_7ZIP_PATH: sevenZip }),
  }
}

/**
 * Packages the built client with electron-builder and its arguments `words` (`--linux deb`). `runtime` replaces the
 * Electron that ships: `{ folder, version }`. Returns the exit code.
 */
export function packageDesktop(words, { runtime, output, env = {}, stdio = 'inherit' } = {}) {
  const version = runtime?.version ?? shippedVersion()
  const fuses = Object.entries(FUSES).map(([name, on]) => `-c.electronFuses.${name}=${on}`)
  const place = [
    ...(runtime ? [`-c.electronDist=${runtime.folder}`] : []),
    ...(output ? [`-c.directories.output=${output}`] : []),
  ]
  const { status } = spawnSync(
    'node',
    [
      'node_modules/electron-builder/cli.js',
      ...words,
      '--config=electron-builder.yml',
      '--publish=never',
      `-c.electronVersion=${version}`,
      ...place,
      ...fuses,
      ...updatesFrom(process.env.FANFARE_UPDATES),
    ],
    { cwd: at('desktop'), env: toolEnv({ ...standIns(), ...env }), stdio },
  )
  return status ?? 1
}
