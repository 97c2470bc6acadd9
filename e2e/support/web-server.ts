import { fileURLToPath } from 'node:url'
import { dataDir, port } from './instance.ts'

const E2E = new URL('..', import.meta.url)

/** The folder of `e2e/test-results` with this name, whatever folder a configuration lies in. */
export const resultsOf = (name: string) => fileURLToPath(new URL(`test-results/${name}`, E2E))

/** The server that the tests of a configuration use, with fresh demo data and more variables. */
export const webServer = (env: Record<string, string> = {}) => ({
  command: 'node support/server.mjs',
  cwd: fileURLToPath(E2E),
  url: `http://localhost:${port}/api/ready`,
  env: { PORT: String(port), DATA_DIR: dataDir, ...env },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } as const,
  reuseExistingServer: false,
})
