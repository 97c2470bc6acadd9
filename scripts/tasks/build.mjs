import { ensureBuild, ensureDesktopBuild } from '../lib/build.mjs'

/** Builds the server, the web client and the desktop client, each only when its sources have changed. */
await Promise.all([ensureBuild(), ensureDesktopBuild()])
