/**
 * The address of the bundler that serves the pages during development. A built client has none: the branch is removed
 * at build time, because the page at this address gets the whole bridge.
 */
export function bundlerUrl(): string | undefined {
  return import.meta.env.DEV ? process.env['ELECTRON_RENDERER_URL'] : undefined
}
