import { resolve } from 'node:path'
import { at } from './paths.mjs'
import { toolEnv } from './toolchain.mjs'

/**
 * The environment of a server: data in `data/` unless `DATA_DIR` is set, demo data unless `NODE_ENV` is production.
 */
export function serverEnvironment() {
  const mode = process.env.NODE_ENV ?? 'development'
  return toolEnv({
    TZ: 'UTC',
    NODE_ENV: mode,
    HOST: process.env.HOST ?? '127.0.0.1',
    PORT: process.env.PORT ?? '3333',
    DATA_DIR: resolve(process.env.DATA_DIR ?? at('data')),
    DEMO: process.env.DEMO ?? String(mode !== 'production'),
  })
}

/** Whether mail and external sign-in are handled by the sandbox: with demo data, never in production. */
export const isSandboxed = ({ DEMO, NODE_ENV }) => DEMO === 'true' && NODE_ENV !== 'production'
